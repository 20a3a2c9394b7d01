import type { Page } from '@playwright/test';

/** The parts of a page that a member without a mouse would miss. */
export interface TabWalk {
  readonly stops: number;
  /** Controls that Tab never comes to. */
  readonly missed: readonly string[];
  /** Controls that look with the focus as without. */
  readonly unmarked: readonly string[];
  /** Controls that something lies over while they have the focus. */
  readonly covered: readonly string[];
  /** Elements that look clickable to a mouse and are no controls. */
  readonly mouseOnly: readonly string[];
}

declare global {
  interface Window {
    tabWatch?: { readonly stops: number; end(): TabWalk };
  }
}

/** Presses Tab until every control of the page must have had the focus. */
export async function walkByTab(page: Page): Promise<TabWalk> {
  const stops = await page.evaluate(watchTabs);
  // The way goes on through the browser's own controls and begins again, wherever it began.
  for (let presses = 0; presses < stops + 3; presses += 1) await page.keyboard.press('Tab');
  return page.evaluate(() => {
    if (!window.tabWatch) throw new Error('the page was left');
    return window.tabWatch.end();
  });
}

/** In the page. */
function watchTabs(): number {
  const controls =
    'a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex="-1"]), [role="button"], [role="link"], ' +
    '[role="menuitem"], [role="checkbox"], [role="radio"], [role="switch"], [role="tab"], [role="option"]';
  /** One stop for all of its controls; the arrows lead on. */
  const composites = '[role="grid"], [role="menu"], [role="listbox"], [role="radiogroup"], [role="tablist"]';
  const scope = document.querySelector('dialog:modal') ?? document.body;
  const ancestors = (element: Element): Element[] =>
    element.parentElement === null ? [] : [element.parentElement, ...ancestors(element.parentElement)];
  /** For the mouse or for screen readers only: Escape does what they do. */
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

  /** How the element, and the card round it, are marked. */
  const looks = (element: Element) => {
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
  /** Nothing lies over a dialog. */
  const coverOf = (element: Element) => {
    if (element.closest('[role="dialog"]')) return undefined;
    const { left, top, width, height } = element.getBoundingClientRect();
    const points = [0.1, 0.5, 0.9].map((part) => [left + width * part, top + height * part] as const);
    const there = points.map(([x, y]) => document.elementFromPoint(x, y));
    const isSeen = there.some((place) => place !== null && (element.contains(place) || place.contains(element)));
    return isSeen ? undefined : (there[1]?.outerHTML.slice(0, 80) ?? `nothing at ${String(points[1])}`);
  };

  const reached = new Set<Element | string>();
  const unmarked = new Set<string>();
  const covered = new Set<string>();
  let last: { element: Element; look: string } | undefined;
  const look = () => {
    // A way that is half gone shows nothing.
    for (const animation of document.getAnimations()) {
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
    }
    if (last && last.element !== document.activeElement && looks(last.element) === last.look)
      unmarked.add(describe(last.element));
    last = undefined;
    const element = document.activeElement;
    if (element === null || element === document.body) return;
    reached.add(stopOf(element));
    last = { element, look: looks(element) };
    const cover = coverOf(element);
    if (cover !== undefined) covered.add(`${describe(element)} by ${cover}`);
  };
  document.addEventListener('keyup', look, true);

  window.tabWatch = {
    stops: stops.size,
    end() {
      document.removeEventListener('keyup', look, true);
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
