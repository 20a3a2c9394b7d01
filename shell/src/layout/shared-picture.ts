/** A picture that is on both pages of a transition and is animated between them. */
export interface SharedPicture {
  /** Call it when the browser has captured the old page. */
  oldPageCaptured(): void;
  /** Call it when the new page is drawn. */
  newPageDrawn(): void;
  /** Call it at the end: removes all marks. */
  clear(): void;
}

const name = 'shared-picture';

/** Finds pictures with `data-shared-picture`: one on a subject's own page, one in each card that links to that page. */
export function createSharedPicture(from: string, to: string): SharedPicture {
  const cardPicture = pictureInCardLinkingTo(to);
  let marked = mark(cardPicture ?? onlyPicture());
  const unmark = () => {
    if (marked) marked.style.viewTransitionName = '';
    marked = null;
  };
  return {
    oldPageCaptured: unmark,
    newPageDrawn: () => {
      marked = mark(cardPicture ? onlyPicture() : pictureInCardLinkingTo(from));
    },
    clear: unmark,
  };
}

function mark(picture: HTMLElement | null): HTMLElement | null {
  if (picture) picture.style.viewTransitionName = name;
  return picture;
}

function pictureInCardLinkingTo(pathname: string): HTMLElement | null {
  const link = document.querySelector(`main article a[href="${CSS.escape(pathname)}"]`);
  return link?.closest('article')?.querySelector('[data-shared-picture]') ?? null;
}

/** The picture of a page that contains one, not of a list. */
function onlyPicture(): HTMLElement | null {
  const all = document.querySelectorAll<HTMLElement>('main [data-shared-picture]');
  return all.length === 1 ? (all[0] ?? null) : null;
}
