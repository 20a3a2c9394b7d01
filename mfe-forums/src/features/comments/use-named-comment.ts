import { useEffect, useRef, useState } from 'react';
import type { RefCallback } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { useComments } from './api/list-comments.ts';

/** The comment that an address names is searched for among this many of the newest ones. */
const mostSearched = 200;

/** The comment that the address names, as a notification does: `?comment=7`. */
export interface NamedComment {
  /** Its id; undefined if the address names none. */
  readonly id: number | undefined;
  /** Why it is not shown; undefined while it is shown or searched for. */
  readonly missing: 'gone' | 'older' | undefined;
  /** The ref of its row, which is scrolled to and gets the focus. */
  readonly row: RefCallback<HTMLElement>;
}

/** Reads earlier pages until the comment that the address names is there. */
export function useNamedComment(comments: ReturnType<typeof useComments>): NamedComment {
  const id = useNamedId();
  const { data, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = comments;
  const isAbsent = id !== undefined && data !== undefined && !data.some((comment) => comment.id === id);
  const isFresh = useFreshList(comments, isAbsent);
  const isSearched = isAbsent && isFresh;
  const mayGoOn = hasNextPage && (data?.length ?? 0) < mostSearched && !isFetchNextPageError;
  useEffect(() => {
    if (isSearched && mayGoOn && !isFetching) void fetchNextPage();
  }, [isSearched, mayGoOn, isFetching, fetchNextPage]);
  const isMissing = isSearched && !mayGoOn && !isFetching && !isFetchNextPageError;
  const missing = hasNextPage ? 'older' : 'gone';
  return { id, missing: isMissing ? missing : undefined, row: useArrival(id) };
}

function useNamedId(): number | undefined {
  const [search] = useSearchParams();
  const text = search.get('comment') ?? '';
  return /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined;
}

/** Whether the list was read since the page appeared. A list of the cache may be older than the comment, and is read again. */
function useFreshList({ dataUpdatedAt, refetch }: ReturnType<typeof useComments>, isNeeded: boolean): boolean {
  const [since] = useState(() => Date.now());
  const isFresh = dataUpdatedAt >= since;
  useEffect(() => {
    if (isNeeded && !isFresh) void refetch();
  }, [isNeeded, isFresh, refetch]);
  return isFresh;
}

/** Scrolls to the row once for each visit, so that the member is not taken back to it while reading on. */
function useArrival(id: number | undefined): RefCallback<HTMLElement> {
  const { key } = useLocation();
  const arrived = useRef<string>(undefined);
  return (row) => {
    const visit = `${key} ${id}`;
    if (row === null || arrived.current === visit) return;
    arrived.current = visit;
    row.scrollIntoView({ block: 'center' });
    row.focus({ preventScroll: true });
  };
}
