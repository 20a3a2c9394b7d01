import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const limit = 12_000;
const root = join(__dirname, '../../../..');
const modules = readdirSync(root).filter((name) => name.startsWith('mfe-'));
// A module without a tile has no pictures of its own.
const menus = modules.map((name) => join(root, name, 'menu')).filter((folder) => existsSync(folder));
const folders = [__dirname, join(root, 'shell/public'), ...menus];
const drawings = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.svg'))
    .map((file) => ({ file, svg: readFileSync(join(folder, file), 'utf8') })),
);
const components = readdirSync(__dirname)
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => ({ file, source: readFileSync(join(__dirname, file), 'utf8') }));

it('the slides, the icon and banner of each club and of the default club, and the tiles of modules exist', () => {
  const names = drawings.map(({ file }) => file.replaceAll('\\', '/'));
  const count = (shape: RegExp) => names.filter((name) => shape.test(name)).length;
  expect([/slide-\d/, /clubs\/.+-icon\.svg/, /-banner\.svg/, /^tiles\//].map(count)).toEqual([8, 9, 9, 11]);
});

it.each(drawings)('$file is small, scales, and contains only shapes', ({ svg }) => {
  expect(Buffer.byteLength(svg)).toBeLessThan(limit);
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="-?\d+ -?\d+ \d+ \d+"/);
  expect(svg).not.toMatch(/<(script|foreignObject|image|style|text|use)\b|\son\w+=|href=|url\((?!#)|<!--|<\?xml/);
  expect(svg.trimEnd()).toMatch(/<\/svg>$/);
});

it.each(components)('$file is small, scales, and is hidden from screen readers', ({ source }) => {
  expect(Buffer.byteLength(source)).toBeLessThan(limit);
  expect(source).toMatch(/viewBox="-?\d+ -?\d+ \d+ \d+"/);
  expect(source).toMatch(/aria-hidden="true"/);
});
