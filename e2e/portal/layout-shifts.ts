import type { BrowserContext, Page } from '@playwright/test';

/** What the browser tells of a movement that nobody asked for. */
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
    /** What has moved on this page so far. */
    layoutShifts?: () => string[];
  }
}

/** From now on, pages of the context write down what moves while they load. */
export const recordLayoutShifts = (context: BrowserContext) => context.addInitScript(record);

/** What has moved since the page was loaded, in words. */
export const layoutShifts = (page: Page) => page.evaluate(() => window.layoutShifts?.() ?? ['nothing was recorded']);

function record(): void {
  const shifts: string[] = [];
  const observer = new PerformanceObserver((list) => keep(list.getEntries()));
  // The browser's own types do not know this kind of entry yet.
  const keep = (entries: PerformanceEntryList) => {
    for (const { value, hadRecentInput, sources } of entries as LayoutShift[]) {
      // Letters that sit a pixel elsewhere when their font has come are below what is told as 0.0001.
      if (!hadRecentInput && value >= 0.0001) shifts.push(`${value.toFixed(4)}: ${sources.map(describe).join(', ')}`);
    }
  };
  const describe = ({ node, previousRect: from, currentRect: to }: LayoutShift['sources'][number]) => {
    const element = node instanceof Element ? node : node?.parentElement;
    const place = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ');
    const copy = element?.cloneNode(false);
    const html = copy instanceof Element ? copy.outerHTML.slice(0, 120) : 'something';
    return `${html} from ${place(from)} to ${place(to)}`;
  };
  observer.observe({ type: 'layout-shift', buffered: true });
  window.layoutShifts = () => {
    keep(observer.takeRecords());
    return shifts;
  };
}
