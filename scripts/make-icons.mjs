// Draws the portal's icons for phones, tabs and old browsers, beside the drawing shell/public/favicon.svg, and the
// picture that other sites show with a link to the landing page:
//   node scripts/make-icons.mjs      (after every change of the drawings)
import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from './find-chromium.mjs';

const folder = resolve(import.meta.dirname, '../shell/public');

/**
 * `bleed`: the background fills the whole square, because the device cuts its own shape out of it; `mark` is then the
 * size of the drawing on it. A device may crop a maskable icon to a circle of 80 % of its width.
 */
const icons = [
  { file: 'icon-192.png', size: 192 },
  { file: 'icon-512.png', size: 512 },
  { file: 'icon-maskable-512.png', size: 512, bleed: true, mark: 0.88 },
  { file: 'apple-touch-icon.png', size: 180, bleed: true, mark: 0.96 },
  { file: 'favicon.ico', size: 32 },
];

const favicon = await readFile(resolve(folder, 'favicon.svg'), 'utf8');
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const page = await browser.newPage();
  for (const icon of icons) {
    const png = await draw(page, icon);
    await writeFile(resolve(folder, icon.file), icon.file.endsWith('.ico') ? wrapped(png, icon.size) : png);
    console.log(`${icon.file}  ${png.length} bytes`);
  }
  const shared = await drawShared(page);
  await writeFile(resolve(folder, 'art/share.png'), shared);
  console.log(`art/share.png  ${shared.length} bytes`);
} finally {
  await browser.close();
}

async function draw(page, { size, bleed = false, mark = 1 }) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(
    `<style>body { margin: 0 } svg { display: block; width: 100vw; height: 100vh }</style>${favicon}`,
  );
  if (bleed) await page.evaluate(fillSquare, mark);
  return page.screenshot({ omitBackground: true });
}

/** The first slide, cut to the shape that most sites give such a picture. */
async function drawShared(page) {
  const slide = await readFile(resolve(folder, '../../packages/ui/src/art/slide-1.svg'), 'utf8');
  await page.setViewportSize({ width: 1200, height: 630 });
  await page.setContent(
    `<style>body { margin: 0 } svg { display: block; width: 1200px; margin-top: -90px }</style>${slide}`,
  );
  return page.screenshot();
}

/** This function runs in the page. */
function fillSquare(mark) {
  const svg = document.querySelector('svg');
  svg.querySelector('rect').removeAttribute('rx');
  const { x, y, width, height } = svg.viewBox.baseVal;
  const middle = [x + width / 2, y + height / 2];
  const move = `translate(${middle}) scale(${mark}) translate(${middle.map((value) => -value)})`;
  for (const path of svg.querySelectorAll('path')) path.setAttribute('transform', move);
}

/** An .ico with one picture: a header, a directory of one entry, and the PNG as it is. */
function wrapped(png, size) {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
