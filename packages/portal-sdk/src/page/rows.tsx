import { useDeferredValue } from 'react';
import type { ReactNode, RefObject } from 'react';
import { Loaded } from './loaded.tsx';
import type { LoadedQuery } from './loaded.tsx';
import { MoreRows } from './more-rows.tsx';
import type { PagedQuery } from './more-rows.tsx';
import { useLoadMoreFocus } from './use-load-more-focus.ts';

export interface RowsTexts {
  readonly errorTitle: string;
  readonly more: string;
  /** What a screen reader is told when more have come; the same function each time. */
  readonly loadedMore: (added: number) => string;
}

export interface RowsProps<Row> {
  readonly query: LoadedQuery<Row[]> & PagedQuery & { readonly isPlaceholderData: boolean };
  readonly texts: RowsTexts;
  readonly loading: ReactNode;
  /** Shown if there are none: says what to do next. */
  readonly empty: ReactNode;
  /** Of the list. */
  readonly className?: string | undefined;
  readonly listRef?: RefObject<HTMLUListElement | null>;
  /** Rows that fill any screen: they are drawn first, and the others behind them. Default: all at once. */
  readonly atOnce?: number;
  readonly children: (row: Row) => ReactNode;
}

/** A list that is read page by page. */
export const Rows = <Row extends { readonly id: number | string }>(props: RowsProps<Row>) => {
  const { query: query, texts, loading, empty, className, listRef, atOnce = Infinity, children } = props;
  const { list, readOnFrom } = useLoadMoreFocus(query.data?.length ?? 0, texts.loadedMore, listRef);
  return (
    <Loaded query={query} errorTitle={texts.errorTitle} loading={loading}>
      {(rows) =>
        rows.length === 0 ? (
          empty
        ) : (
          <>
            <ul ref={list} className={className} aria-busy={query.isPlaceholderData}>
              <DrawnRows rows={rows} atOnce={atOnce}>
                {children}
              </DrawnRows>
            </ul>
            {!query.isPlaceholderData && <MoreRows query={query} label={texts.more} onAsk={readOnFrom} />}
          </>
        )
      }
    </Loaded>
  );
};

interface DrawnRowsProps<Row> extends Required<Pick<RowsProps<Row>, 'atOnce' | 'children'>> {
  readonly rows: readonly Row[];
}

const DrawnRows = <Row extends { readonly id: number | string }>({ rows, atOnce, children }: DrawnRowsProps<Row>) => {
  const drawn = useDeferredValue(Infinity, atOnce);
  return rows.slice(0, drawn).map((row) => <li key={row.id}>{children(row)}</li>);
};
