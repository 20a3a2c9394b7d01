import { startLaterPreloads } from './later-preloads.ts';

const pageWith = (links: string) => {
  document.head.innerHTML = links;
  return document;
};
const later = '<link rel="preload-later" as="script" href="/m/forums/1.0.0/module.js">';
const rels = () => [...document.querySelectorAll('link[href^="/m/"]')].map((link) => link.getAttribute('rel'));

beforeEach(() => {
  performance.getEntriesByName = () => [];
});

test.each(['load', 'error'])("marked preloads begin at the %s of the shell's own scripts", async (event) => {
  const own = '<script defer src="/assets/main.js"></script><link rel="preload" as="script" href="/assets/portal.js">';
  const page = pageWith(`${own}${later}<link rel="preload-later" as="style" href="/m/forums/1.0.0/module.css">`);
  const end = (element: string) => page.querySelector(element)?.dispatchEvent(new Event(event));
  const started = startLaterPreloads(page);
  end('script');
  await Promise.resolve();
  expect(rels()).toEqual(['preload-later', 'preload-later']);
  end('link[href$="portal.js"]');
  await started;
  expect(rels()).toEqual(['preload', 'preload']);
});

test("only the first marked preload begins before the shell's scripts have run", async () => {
  const page = pageWith(`<script defer src="/assets/main.js"></script>${later}${later}`);
  const started = startLaterPreloads(page);
  expect(rels()).toEqual(['preload', 'preload-later']);
  page.querySelector('script')?.dispatchEvent(new Event('load'));
  await started;
  expect(rels()).toEqual(['preload', 'preload']);
});

test("marked preloads begin at once if the shell's own have arrived, or there are none", async () => {
  await startLaterPreloads(pageWith(later));
  expect(rels()).toEqual(['preload']);
  performance.getEntriesByName = (name) => (name.endsWith('/assets/portal.js') ? [{} as PerformanceEntry] : []);
  await startLaterPreloads(pageWith(`<link rel="preload" as="script" href="/assets/portal.js">${later}`));
  expect(rels()).toEqual(['preload']);
});

const font = '<link rel="preload-later" as="font" href="/assets/font.woff2">';

test.each([
  ['when the scripts have arrived', '', [['http://localhost/assets/font.woff2']]],
  ['by the first text of a page with files of a module', later, []],
])('the font is fetched %s', async (_when, files, requests) => {
  const fetched = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  await startLaterPreloads(pageWith(files + font));
  expect(fetched.mock.calls).toEqual(requests);
});
