import { chromium } from 'playwright-core';
import { browserFlags } from './browser-flags.ts';

test('what Playwright disables in Chromium stays disabled', async () => {
  // Node refuses the flags of a browser, and the error has them all.
  const starting = chromium.launch({ executablePath: process.execPath, args: browserFlags });
  const refusal: unknown = await starting.catch((error: unknown) => error);
  const [before = [], counts = []] = [...String(refusal).matchAll(/--disable-features=(\S+)/g)].map(([, list = '']) =>
    list.split(','),
  );
  expect(before).not.toEqual([]);
  expect(counts).toEqual(expect.arrayContaining(before));
});
