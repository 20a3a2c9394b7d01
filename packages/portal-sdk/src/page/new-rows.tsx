import { AboveList } from '@seed/ui/above-list';
import { Button } from '@seed/ui/button';
import { useEffect, useRef } from 'react';
import { usePortal } from '../module/portal-context.ts';
import { idOf } from '../queries/cache-updates.ts';
import type { PagedEndpoint } from '../queries/queries.ts';
import { useNewRows } from '../queries/use-new-rows.ts';
import type { OpenList } from '../queries/use-new-rows.ts';

export interface NewRowsProps<E extends PagedEndpoint> extends OpenList<E> {
  /** The text of the button and for screen readers; the same function each time. */
  readonly text: (count: number) => string;
  /** Where the button stands; above the list if not given. A press of one below it scrolls to the first new row. */
  readonly place?: typeof AboveList;
  /** Called with the number of new rows when a press has put them into the list. */
  readonly onShow?: (count: number) => void;
}

/** The rows that a press has shown, and the element around the list. */
type Shown = { readonly ids: ReadonlySet<string | undefined>; readonly page: HTMLElement | null } | null;

/**
 * The button that shows the rows that others have added while a list is open. It stands before the list in a `PageBody` of
 * the kit. A pressed button leaves the focus to the first new row: the link in the element whose `data-row` is its id, as
 * `PagedList` has it, or that element if it has none and may have the focus. The list should not read itself again when the window gets the focus.
 *
 * @example
 * <NewRows endpoint={listPosts} query={{ limit: 20 }} loaded={posts} text={messages.list.fresh} />
 */
export const NewRows = <E extends PagedEndpoint>({
  text,
  place: Place = AboveList,
  onShow,
  ...list
}: NewRowsProps<E>) => {
  const { announce } = usePortal();
  const { added, show } = useNewRows(list);
  // A row may be in a list more than once, as a member of several years is.
  const count = new Set(added.map(idOf)).size;
  const above = useRef<HTMLDivElement>(null);
  const shown = useRef<Shown>(null);
  const { data } = list.loaded;
  useEffect(() => {
    if (count > 0) announce(text(count));
  }, [announce, count, text]);
  useEffect(() => {
    if (shown.current === null) return;
    const { ids, page } = shown.current;
    shown.current = null;
    const rows = Array.from(page?.querySelectorAll<HTMLElement>('[data-row]') ?? []);
    const first = rows.find(({ dataset }) => ids.has(dataset['row']));
    (first?.querySelector('a') ?? first)?.focus({ preventScroll: Place === AboveList });
  }, [Place, data]);
  if (count === 0) return null;
  const press = () => {
    shown.current = {
      ids: new Set(added.map((row) => String(idOf(row)))),
      page: above.current?.parentElement ?? null,
    };
    show();
    onShow?.(count);
  };
  return (
    <Place ref={above}>
      <Button size="small" variant="primary" onPress={press}>
        {text(count)}
      </Button>
    </Place>
  );
};
