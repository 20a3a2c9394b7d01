import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInThisContext } from 'node:vm';
import { transform } from '@swc/core';
import { createLucideIcon, type LucideIconData } from 'lucide-react';
import { createElement, type ComponentType } from 'react';
import * as react from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import plainIconsLoader, { makerOfIcons } from './plain-icons-loader.ts';
import { repositoryRoot } from './workspaces.ts';

const file = join(repositoryRoot, 'node_modules/lucide-react/dist/esm/createLucideIcon.mjs');

const heart: LucideIconData = {
  name: 'heart',
  size: 24,
  node: [
    ['path', { d: 'M2 9.5a5.5 5.5 0 0 1 9.591-3.676', key: 'a' }],
    ['circle', { cx: '12', cy: '12', r: '4', key: 'b' }],
  ],
};

it.each([
  {},
  { className: 'mark large' },
  { 'aria-label': 'Like' },
  { 'aria-label': undefined },
  { role: 'img', title: 'Like' },
  { size: 48, color: 'red', strokeWidth: 3, absoluteStrokeWidth: true },
  { fill: 'currentColor', strokeLinecap: 'butt' as const },
])('makes the icons of the installed library, with %j', async (props) => {
  const createPlainIcon = await load();
  expect(attributesOf(createPlainIcon(heart), props)).toEqual(attributesOf(createLucideIcon(heart), props));
});

it('refuses a library with another way to make icons', () => {
  expect(() => plainIconsLoader('export { createIcon as default };')).toThrow('check this loader');
});

/** The replaced function, as webpack would bundle it. */
async function load(): Promise<(icon: object) => ComponentType<object>> {
  expect(file).toMatch(makerOfIcons);
  const { code } = await transform(plainIconsLoader(readFileSync(file, 'utf8')), { module: { type: 'commonjs' } });
  const run = runInThisContext(`(require, exports) => {${code}}`) as (require: () => unknown, exports: object) => void;
  const exported: { default?: (icon: object) => ComponentType<object> } = {};
  run(() => react, exported);
  if (exported.default === undefined) throw new Error('The loader exports no function');
  return exported.default;
}

/** The attributes and children of the drawn element; their order has no meaning. */
function attributesOf(Icon: ComponentType<object>, props: object) {
  const markup = renderToStaticMarkup(createElement(Icon, props));
  const [, attributes, children] = /^<svg([^>]*)>(.+)<\/svg>$/.exec(markup) ?? [];
  if (attributes === undefined) throw new Error(`No drawing: ${markup}`);
  return { attributes: attributes.match(/[\w-]+="[^"]*"/g)?.sort(), children };
}
