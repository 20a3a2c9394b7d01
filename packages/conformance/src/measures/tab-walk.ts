import type { Page } from 'playwright-core';

/** The elements of a page that a member without a mouse cannot use well. */
export interface TabWalk {
  readonly stops: number;
  /** Controls that Tab never reaches. */
  readonly missed: readonly string[];
  /** Controls that look the same with and without the focus. */
  readonly unmarked: readonly string[];
  /** Controls that another element covers while they have the focus. */
  readonly covered: readonly string[];
  /** Elements that look clickable but are no controls. */
  readonly mouseOnly: readonly string[];
}

declare global {
  interface Window {
    tabWatch?: { readonly stops: number; isDone(): boolean; end(): TabWalk };
  }
}

/** Presses Tab until every control of the page has had the focus. */
export async function walkByTab(page: Page): Promise<TabWalk> {
  const stops = await page.evaluate(watchTabs);
  // After the last control, Tab passes the browser's own controls and starts again at the first. Sections that load when
  // they come into view add controls on the way.
  for (let presses = 0; presses < 3 * (stops + 3); presses += 1) {
    await page.keyboard.press('Tab');
    if (presses >= stops && (await page.evaluate(() => window.tabWatch?.isDone()))) break;
  }
  return page.evaluate(() => {
    if (!window.tabWatch) throw new Error('the page has changed');
    return window.tabWatch.end();
  });
}

/** Runs in the page. */
function watchTabs(): number {
  const controls =
    'a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex="-1"]), [role="button"], [role="link"], ' +
    '[role="menuitem"], [role="checkbox"], [role="radio"], [role="switch"], [role="tab"], [role="option"]';
  /** A composite control has one stop; arrow keys move inside it. */
  const composites = '[role="grid"], [role="menu"], [role="listbox"], [role="radiogroup"], [role="tablist"]';
  const scope = document.querySelector('dialog:modal') ?? document.body;
  const ancestors = (element: Element): Element[] =>
    element.parentElement === null ? [] : [element.parentElement, ...ancestors(element.parentElement)];
  /** Whether a control is for the mouse or for screen readers only, because the Escape key does the same. */
  const hasKeyInstead = (element: Element) =>
    element.matches('[tabindex="-1"]') &&
    (ancestors(element).some((place) => getComputedStyle(place).clip !== 'auto') ||
      element.parentElement?.querySelector('[type="search"]') != null);
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    element.getClientRects().length > 0 &&
    element.closest('[inert], [aria-hidden="true"]') === null &&
    !hasKeyInstead(element);
  const describe = (element: Element) =>
    `${element.outerHTML.slice(0, 160)} (${element.textContent.trim().slice(0, 40)})`;
  const stopOf = (element: Element) => {
    if (element instanceof HTMLInputElement && element.type === 'radio') return `radio ${element.name}`;
    return element.closest(composites) ?? element;
  };
  const found = [...scope.querySelectorAll(controls)].filter(
    (element) => isShown(element) && !element.matches(':disabled, [aria-disabled="true"], [type="hidden"]'),
  );
  const stops = new Map(found.map((element) => [stopOf(element), element]));

  /** The styles that mark the focus on the element and on the card around it. */
  const focusStyles = (element: Element) => {
    const places = [element, element.nextElementSibling, element.closest('label'), ...ancestors(element).slice(0, 5)];
    const styles = places.flatMap((place) => (place ? [getComputedStyle(place)] : []));
    styles.push(getComputedStyle(element, '::before'), getComputedStyle(element, '::after'));
    return styles
      .map((style) =>
        [
          style.outlineStyle === 'none' ? '' : `${style.outlineWidth} ${style.outlineColor}`,
          style.boxShadow,
          style.borderColor,
          style.backgroundColor,
        ].join(),
      )
      .join('|');
  };
  /** No element covers a dialog. */
  const coverOf = (element: Element) => {
    if (element.closest('[role="dialog"]')) return undefined;
    const { left, top, width, height } = element.getBoundingClientRect();
    const points = [0.1, 0.5, 0.9].map((part) => [left + width * part, top + height * part] as const);
    const elements = points.map(([x, y]) => document.elementFromPoint(x, y));
    const isSeen = elements.some((place) => place !== null && (element.contains(place) || place.contains(element)));
    return isSeen ? undefined : (elements[1]?.outerHTML.slice(0, 80) ?? `nothing at ${String(points[1])}`);
  };

  const reached = new Set<Element | string>();
  const unmarked = new Set<string>();
  const covered = new Set<string>();
  let last: { element: Element; styles: string } | undefined;
  const readFocus = () => {
    // Unfinished transitions would hide the change of the styles.
    for (const animation of document.getAnimations()) {
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
    }
    if (last && last.element !== document.activeElement && focusStyles(last.element) === last.styles)
      unmarked.add(describe(last.element));
    last = undefined;
    const element = document.activeElement;
    if (element === null || element === document.body) return;
    reached.add(stopOf(element));
    last = { element, styles: focusStyles(element) };
    const cover = coverOf(element);
    if (cover !== undefined) covered.add(`${describe(element)} by ${cover}`);
  };
  document.addEventListener('keyup', readFocus, true);

  window.tabWatch = {
    stops: stops.size,
    isDone: () => [...stops.keys()].every((stop) => reached.has(stop)),
    end() {
      document.removeEventListener('keyup', readFocus, true);
      const missed = [...stops].filter(([stop]) => !reached.has(stop)).map(([, element]) => describe(element));
      const mouseOnly = [...scope.querySelectorAll('*')].filter(
        (element) =>
          getComputedStyle(element).cursor === 'pointer' &&
          isShown(element) &&
          element.closest(`${controls}, label`) === null &&
          element.querySelector(controls) === null,
      );
      return {
        stops: stops.size,
        missed,
        unmarked: [...unmarked],
        covered: [...covered],
        mouseOnly: mouseOnly.map(describe),
      };
    },
  };
  return stops.size;
}
