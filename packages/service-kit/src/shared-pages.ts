import { SharedPage } from './encoded-body.ts';

/** A row of a page as one member sees it. */
export interface SeenRow<Row, View> {
  readonly row: Row;
  /** Everything besides the row that is presented. Its fields are compared by identity. */
  readonly view: View;
}

/**
 * Makes a function that presents the rows of a page. Requests that share the rows (`fetchRows`) and see all of them alike
 * share the result, which is frozen, and with it the encoding of the response. Only the last page is kept, because requests that
 * share a statement are presented one after the other, and a WeakMap by rows tripled the time of garbage collections.
 *
 * @param present its result depends on the row and the view only
 *
 * @example
 * ```ts
 * interface NoticeView {
 *   readonly isAuthor: boolean;
 * }
 * const presentNotices = sharedPages(({ id, text }: NoticeRow, { isAuthor }: NoticeView) => ({ id, text, isAuthor }));
 * const { items, nextCursor } = await newest.page<NoticeRow>(manager, noticeEntity, { page: query });
 * const seen = items.map((row) => ({ row, view: { isAuthor: row.authorId === caller.id } }));
 * return page(presentNotices(seen), nextCursor);
 * ```
 */
export function sharedPages<Row, View extends object, Presented>(
  present: (row: Row, view: View) => Presented,
): (page: readonly SeenRow<Row, View>[]) => Presented[] {
  let last: { readonly seen: readonly SeenRow<Row, View>[]; readonly presented: Presented[] } | undefined;
  return (seen) => {
    if (last !== undefined && isSeenAlike(last.seen, seen)) return last.presented;
    const presented = SharedPage.from(seen, ({ row, view }) => present(row, view));
    Object.freeze(presented);
    last = { seen, presented };
    return presented;
  };
}

function isSeenAlike<Row, View extends object>(
  one: readonly SeenRow<Row, View>[],
  other: readonly SeenRow<Row, View>[],
): boolean {
  return (
    one.length === other.length &&
    one.every(({ row, view }, at) => row === other[at]?.row && hasEqualFields(view, other[at].view))
  );
}

function hasEqualFields<View extends object>(one: View, other: View): boolean {
  for (const field in one) if (!Object.is(one[field], other[field])) return false;
  // A field that is optional may be in one view only.
  for (const field in other) if (!(field in one)) return false;
  return true;
}
