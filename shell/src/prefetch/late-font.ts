/**
 * Shows the page in the portal's font, which a text then fetches. `portal.html` begins without it: its 42 kB would delay what
 * the page is opened for, and the font until then has the same metrics.
 */
export function showFont(page: Document): void {
  delete page.documentElement.dataset['font'];
}

/** Whether the browser had the shell's scripts in its cache, where it has the font, too. */
export function hasCachedScripts(): boolean {
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const script = files.find(({ initiatorType }) => initiatorType === 'script');
  return script !== undefined && script.transferSize === 0 && script.decodedBodySize > 0;
}
