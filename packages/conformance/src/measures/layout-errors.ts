import type { Page } from 'playwright-core';

/**
 * Lists the layout errors of the page: a line for each element that scrolls sideways, overlaps another or is cut off.
 *
 * @param within selects the part that is measured if no dialog or menu is open; default: everything
 */
export const layoutErrors = (page: Page, within = 'body'): Promise<string[]> => page.evaluate(findLayoutErrors, within);

/** Runs in the page. */
function findLayoutErrors(within: string): string[] {
  const mostLines = 8;
  /** A pixel of rounding on either side. */
  const slack = 1.5;
  const scope =
    document.querySelector('[role="menu"]') ??
    document.querySelector('[role="dialog"]') ??
    document.querySelector(within) ??
    document.body;
  const found = new Set<string>();
  const ancestors = (element: Element): Element[] =>
    element.parentElement === null ? [] : [element.parentElement, ...ancestors(element.parentElement)];
  const describe = (element: Element) =>
    `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}"> “${element.textContent.trim().slice(0, 40)}”`;
  const isClipped = (element: Element) => ['hidden', 'clip'].includes(getComputedStyle(element).overflowX);
  /** Visually hidden texts are a pixel in size. */
  const isForReadersOnly = (element: Element) =>
    [element, ...ancestors(element)].some((place) => isClipped(place) && place.clientWidth <= 1);
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.closest('[inert]') === null &&
    !isForReadersOnly(element);

  const scrollsSideways = () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) found.add(`the page scrolls sideways by ${scrollWidth - clientWidth} pixels`);
    for (const element of scope.querySelectorAll('*')) {
      const { overflowX } = getComputedStyle(element);
      if (!['auto', 'scroll'].includes(overflowX) || element.matches('input, textarea')) continue;
      if (element.scrollWidth > element.clientWidth + slack) found.add(`${describe(element)} scrolls sideways`);
    }
  };

  interface Text {
    readonly element: Element;
    readonly rects: readonly DOMRect[];
    /** The elements that cut it off. */
    readonly clips: readonly Element[];
  }
  /** The overflow of the document's own elements is that of the window. */
  const isOfDocument = (place: Element) => place === document.body || place === document.documentElement;
  const clipsOf = (element: Element) =>
    [element, ...ancestors(element)].filter((place) => isClipped(place) && !isOfDocument(place));
  const clipped = (rect: DOMRect, place: Element) => {
    const { left, right, top, bottom } = place.getBoundingClientRect();
    const [x, y] = [Math.max(rect.left, left), Math.max(rect.top, top)];
    return new DOMRect(x, y, Math.min(rect.right, right) - x, Math.min(rect.bottom, bottom) - y);
  };
  /** With tight leading, a line is lower than the tallest glyphs of its font. */
  const glyphs = ({ x, y, width, height }: DOMRect) => new DOMRect(x, y + height * 0.2, width, height * 0.6);
  /** The part of a text that is not clipped. */
  const seen = ({ rects, clips }: Text) =>
    rects.map((rect) => clips.reduce(clipped, glyphs(rect))).filter(({ width, height }) => width > 0 && height > 0);
  const texts: Text[] = [];
  const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement;
    if (element === null || node.textContent?.trim() === '' || element.closest('style, script, option')) continue;
    if (!isShown(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
    texts.push({ element, rects, clips: clipsOf(element) });
  }

  /**
   * Whether the element may cut off its text, because it links to a page with all of it: a row, a card or a section
   * with a link.
   */
  const leadsToAll = (element: Element) =>
    element.closest('article, li')?.querySelector(':is(h2, h3, li) a[href^="/"]') != null ||
    element.closest('section')?.querySelector(':scope > a[href^="/"]') != null;
  const isOpened = (place: Element) => document.querySelector(`[aria-controls="${CSS.escape(place.id)}"]`) !== null;
  const cutBy = ({ rects, clips }: Text) =>
    clips.find((place) => {
      const { left, right, top, bottom } = place.getBoundingClientRect();
      return rects.some(
        (rect) =>
          rect.left < left - slack ||
          rect.right > right + slack ||
          rect.top < top - slack ||
          rect.bottom > bottom + slack,
      );
    });
  const isCut = () => {
    for (const text of texts) {
      const { element, rects, clips } = text;
      const visible = rects.map((rect) => clips.reduce(clipped, rect));
      if (visible.some(({ left, right }) => left < -slack || right > window.innerWidth + slack)) {
        found.add(`${describe(element)} leaves the window`);
      }
      const place = leadsToAll(element) ? undefined : cutBy(text);
      if (place && !isOpened(place)) found.add(`${describe(element)} is cut by ${describe(place)}`);
    }
  };

  const controls = [...scope.querySelectorAll('a[href], button, input, select, textarea, [role="button"]')]
    .filter((element) => isShown(element))
    .map((element) => ({ element, rects: [...element.getClientRects()] }));
  const areReachable = () => {
    for (const { element, rects } of controls) {
      const clips = clipsOf(element);
      const isCutOff = (rect: DOMRect) => {
        const { left, right } = clips.reduce(clipped, rect);
        const isInWindow = left > -slack && right < window.innerWidth + slack;
        return !isInWindow || left > rect.left + slack || right < rect.right - slack;
      };
      if (rects.some(isCutOff)) found.add(`${describe(element)} is cut off at a side`);
    }
  };

  /** Fixed elements: content under them is reached by scrolling. */
  const layerOf = (element: Element) =>
    [element, ...ancestors(element)].find((place) => ['fixed', 'sticky'].includes(getComputedStyle(place).position));
  const overlap = (ones: readonly DOMRect[], others: readonly DOMRect[]) =>
    ones.some((one) =>
      others.some(
        (other) =>
          Math.min(one.right, other.right) - Math.max(one.left, other.left) > slack &&
          Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > slack,
      ),
    );
  /** A button inside a field, such as the one that empties a search. */
  const isInField = (one: Element, other: Element) =>
    one.matches('input') &&
    one.parentElement === other.parentElement &&
    getComputedStyle(other).position === 'absolute';
  const seenTexts = texts.map((text) => ({ element: text.element, rects: seen(text) }));
  const overlaps = () => {
    for (const [index, control] of controls.entries()) {
      const layer = layerOf(control.element);
      for (const other of [...controls.slice(index + 1), ...seenTexts]) {
        const isPart = control.element.contains(other.element) || other.element.contains(control.element);
        if (isPart || isInField(control.element, other.element) || isInField(other.element, control.element)) continue;
        if (!overlap(control.rects, other.rects) || layerOf(other.element) !== layer) continue;
        found.add(`${describe(control.element)} overlaps ${describe(other.element)}`);
      }
    }
  };

  scrollsSideways();
  isCut();
  areReachable();
  overlaps();
  return [...found].slice(0, mostLines);
}
