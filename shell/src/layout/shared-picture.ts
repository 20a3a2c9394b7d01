/** A picture that stands on both pages, on one of them beside the link to the other: it travels between its places. */
export interface TravellingPicture {
  /** The old page has been pictured. */
  leave(): void;
  /** The new page has been drawn. */
  arrive(): void;
  /** It is over: nothing is left of it in the page. */
  forget(): void;
}

const name = 'travelling-picture';

/** Modules mark what may travel with `data-shared-picture`: once on its own page, and once in each card that leads there. */
export function travellingPicture(from: string, to: string): TravellingPicture {
  const inCard = besideLink(to);
  let marked = mark(inCard ?? ownOf());
  const unmark = () => {
    if (marked) marked.style.viewTransitionName = '';
    marked = null;
  };
  return {
    leave: unmark,
    arrive: () => {
      marked = mark(inCard ? ownOf() : besideLink(from));
    },
    forget: unmark,
  };
}

function mark(picture: HTMLElement | null): HTMLElement | null {
  if (picture) picture.style.viewTransitionName = name;
  return picture;
}

function besideLink(pathname: string): HTMLElement | null {
  const link = document.querySelector(`main article a[href="${CSS.escape(pathname)}"]`);
  return link?.closest('article')?.querySelector('[data-shared-picture]') ?? null;
}

/** Of a page that is about one thing, not of one that lists many. */
function ownOf(): HTMLElement | null {
  const all = document.querySelectorAll<HTMLElement>('main [data-shared-picture]');
  return all.length === 1 ? (all[0] ?? null) : null;
}
