const seen = new WeakMap<Element, number>();
let count = 0;

/** The heading of the page shown. */
export function pageHeading(): HTMLElement | null {
  return document.querySelector<HTMLElement>('main h1');
}

/** Tells headings apart by element and text: React may keep the element and change its text. */
export function markOf(heading: Element | null): string {
  if (!heading) return '';
  const id = seen.get(heading) ?? (count += 1);
  seen.set(heading, id);
  return `${id} ${heading.textContent}`;
}
