const ids = new WeakMap<Element, number>();
let count = 0;

/** The current page's heading. */
export function pageHeading(): HTMLElement | null {
  return document.querySelector<HTMLElement>('main h1');
}

/** Identifies a heading by its element and text, because React may keep the element and change its text. */
export function headingKey(heading: Element | null): string {
  if (!heading) return '';
  const id = ids.get(heading) ?? (count += 1);
  ids.set(heading, id);
  return `${id} ${heading.textContent}`;
}
