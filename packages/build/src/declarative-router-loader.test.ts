import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import declarativeRouterLoader, { codeOfRouter } from './declarative-router-loader.ts';
import { repositoryRoot } from './workspaces.ts';

const folder = join(repositoryRoot, 'node_modules/react-router/dist/production');
const files = readdirSync(folder)
  .filter((file) => file.endsWith('.mjs'))
  .map((file) => join(folder, file));
const read = (file: string) => readFileSync(file, 'utf8');
const withLinks = files.filter((file) => read(file).includes('function PrefetchPageLinks('));

it('finds the links of the installed router in one file', () => {
  expect(withLinks).toEqual([expect.stringMatching(codeOfRouter)]);
});

it('replaces what links and routes do in the other modes, and lets a form without use be removed', () => {
  const source = declarativeRouterLoader(withLinks.map(read).join(''));
  expect(source).toContain('function usePrefetchBehavior() {\n  return [false, null, {}];\n}\n');
  expect(source).toContain('function PrefetchPageLinks() {\n  return null;\n}\n');
  expect(source).toContain('var RenderErrorBoundary = () => null;\n');
  expect(source).toMatch(/var Form = \/\* @__PURE__ \*\/ \w+\.forwardRef\(/);
});

it('leaves the other files of the router as they are', () => {
  const others = files.filter((file) => codeOfRouter.test(file) && !withLinks.includes(file)).map(read);
  expect(others).not.toHaveLength(0);
  expect(others.map(declarativeRouterLoader)).toEqual(others);
});

it('refuses a router that is written otherwise', () => {
  expect(() => declarativeRouterLoader('function PrefetchPageLinks() {}')).toThrow('check this loader');
});
