import { Busy } from '@seed/ui/busy';
import { Card } from '@seed/ui/card';
import { Link } from '@seed/ui/link';
import { LinkList } from '@seed/ui/link-list';
import type { LinkListItem } from '@seed/ui/link-list';
import { Skeleton } from '@seed/ui/skeleton';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { QueryContent } from '../page/query-content.tsx';
import type { ContentQuery } from '../page/query-content.tsx';

/** The texts of a section in a slot. */
export interface ExtensionSectionTexts {
  readonly title: string;
  /** Announced while it loads. */
  readonly loading: string;
  readonly errorTitle: string;
  /** One line, shown when there are no rows. */
  readonly empty: string;
}

/** The props of `ExtensionSection`. */
export interface ExtensionSectionProps<Row> {
  readonly query: ContentQuery<readonly Row[]>;
  readonly texts: ExtensionSectionTexts;
  /** The link to all rows. */
  readonly more?: { readonly href: string; readonly label: string };
  /** The link of one row. */
  readonly item: (row: Row) => LinkListItem;
}

/**
 * The layout that sections of all modules share: a title, a few links, and a link to all rows. It shows the states
 * 'loading', 'no rows' and 'failed' itself.
 *
 * @example
 * const notes = useQuery(queryFor(useApi(), listNotes));
 * <ExtensionSection
 *   query={notes}
 *   texts={messages.newNotes}
 *   item={({ id, title, description }: Note) => ({ key: id, label: title, detail: description })}
 * />
 */
export const ExtensionSection = <Row,>({ query, texts, more, item }: ExtensionSectionProps<Row>) => {
  const titleId = useId();
  return (
    <Card as="section" aria-labelledby={titleId}>
      <h2 id={titleId}>{texts.title}</h2>
      <QueryContent query={query} errorTitle={texts.errorTitle} loading={<Loading label={texts.loading} />}>
        {(rows): ReactNode => (
          <>
            {rows.length === 0 ? <p>{texts.empty}</p> : <LinkList items={rows.map(item)} />}
            {more && rows.length > 0 && <Link href={more.href}>{more.label}</Link>}
          </>
        )}
      </QueryContent>
    </Card>
  );
};

const Loading = ({ label }: { readonly label: string }) => (
  <Busy label={label}>
    <Skeleton />
    <Skeleton width="80%" />
    <Skeleton width="60%" />
  </Busy>
);
