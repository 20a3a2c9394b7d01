import { hasCachedScripts, showFont } from './late-font.ts';

const fileFrom = (source: { initiatorType: string; transferSize: number }) => {
  performance.getEntriesByType = () => [{ ...source, decodedBodySize: 45_000 } as PerformanceResourceTiming];
};

test('the page is shown in the font', () => {
  document.documentElement.dataset['font'] = 'late';
  showFont(document);
  expect(document.documentElement).not.toHaveAttribute('data-font');
});

test.each([
  ['a script from the cache', { initiatorType: 'script', transferSize: 0 }, true],
  ['a script from the network', { initiatorType: 'script', transferSize: 15_000 }, false],
  ['a picture from the cache', { initiatorType: 'img', transferSize: 0 }, false],
])('whether the font is in the cache with %s', (_, source, expected) => {
  fileFrom(source);
  expect(hasCachedScripts()).toBe(expected);
});
