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

export interface ExtensionSectionTexts {
  readonly title: string;
  /** Announced while it loads. */
  readonly loading: string;
  readonly errorTitle: string;
  /** One line, shown when there is nothing. */
  readonly empty: string;
}

export interface ExtensionSectionProps<Row> {
  readonly query: ContentQuery<readonly Row[]>;
  readonly texts: ExtensionSectionTexts;
  /** Where there is more of it. */
  readonly more?: { readonly href: string; readonly label: string };
  /** The link of one row. */
  readonly item: (row: Row) => LinkListItem;
}

/**
 * The look that sections of all modules share: a title, a few links, and a way to more. It has its own states for
 * loading, nothing and failure.
 *
 * @example
 * const documents = useQuery(queryFor(useApi(), listDocuments));
 * <ExtensionSection
 *   query={documents}
 *   texts={messages.clubDocuments}
 *   item={({ id, name, url }: LibraryDocument) => ({ key: id, label: name, href: url, opensNewTab: true })}
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
