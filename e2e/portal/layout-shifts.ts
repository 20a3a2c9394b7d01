import type { BrowserContext, Page } from '@playwright/test';

/** The browser's entry for a movement that no input caused. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

declare global {
  interface Window {
    /** The movements on this page so far. */
    layoutShifts?: () => string[];
  }
}

/** From now on, pages of the context record the movements of their elements. */
export const recordLayoutShifts = (context: BrowserContext) => context.addInitScript(record);

/** Describes the movements since the page was loaded. */
export const layoutShifts = (page: Page) => page.evaluate(() => window.layoutShifts?.() ?? ['nothing was recorded']);

function record(): void {
  const shifts: string[] = [];
  const observer = new PerformanceObserver((list) => add(list.getEntries()));
  // The types of TypeScript lack this kind of entry.
  const add = (entries: PerformanceEntryList) => {
    for (const { value, hadRecentInput, sources } of entries as LayoutShift[]) {
      // The switch to a loaded font moves letters by a pixel, and the ends of a centred line by a few.
      const atLeast = sources.every(keepsLineAndCentre) ? 0.001 : 0.0001;
      if (!hadRecentInput && value >= atLeast) shifts.push(`${value.toFixed(4)}: ${sources.map(describe).join(', ')}`);
    }
  };
  const keepsLineAndCentre = ({ previousRect: from, currentRect: to }: LayoutShift['sources'][number]) =>
    from.top === to.top && from.height === to.height && Math.abs(from.left + from.right - to.left - to.right) <= 2;
  const describe = ({ node, previousRect: from, currentRect: to }: LayoutShift['sources'][number]) => {
    const element = node instanceof Element ? node : node?.parentElement;
    const place = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ');
    const copy = element?.cloneNode(false);
    const html = copy instanceof Element ? copy.outerHTML.slice(0, 120) : 'something';
    return `${html} from ${place(from)} to ${place(to)}`;
  };
  observer.observe({ type: 'layout-shift', buffered: true });
  window.layoutShifts = () => {
    add(observer.takeRecords());
    return shifts;
  };
}
