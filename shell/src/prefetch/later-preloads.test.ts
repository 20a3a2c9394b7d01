import { startLaterPreloads } from './later-preloads.ts';

const pageWith = (links: string) => {
  document.head.innerHTML = links;
  return document;
};
const later = '<link rel="preload-later" as="script" href="/m/forums/1.0.0/module.js">';
const rel = () => document.querySelector('link[href$="module.js"]')?.getAttribute('rel');

beforeEach(() => {
  performance.getEntriesByName = () => [];
});

test.each(['load', 'error'])("marked preloads begin at the %s of the shell's own", async (event) => {
  const started = startLaterPreloads(pageWith(`<link rel="preload" as="script" href="/assets/portal.js">${later}`));
  expect(rel()).toBe('preload-later');
  document.querySelector('link[href$="portal.js"]')?.dispatchEvent(new Event(event));
  await started;
  expect(rel()).toBe('preload');
});

test("marked preloads begin at once if the shell's own have arrived, or there are none", async () => {
  await startLaterPreloads(pageWith(later));
  expect(rel()).toBe('preload');
  performance.getEntriesByName = (name) => (name.endsWith('/assets/portal.js') ? [{} as PerformanceEntry] : []);
  await startLaterPreloads(pageWith(`<link rel="preload" as="script" href="/assets/portal.js">${later}`));
  expect(rel()).toBe('preload');
});
