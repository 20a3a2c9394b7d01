import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const showcase = join(__dirname, '../showcase');
const shown = readdirSync(showcase)
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => readFileSync(join(showcase, file), 'utf8'))
  .join('\n');
const components = readdirSync(__dirname).filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'));

it.each(components)('%s is in the showcase', (file) => {
  expect(shown).toContain(`../src/${file}'`);
  expect(shown).toContain(`file="${file.replace('.tsx', '')}"`);
});

it.each(components)('%s has a docstring with an example', (file) => {
  expect(readFileSync(join(__dirname, file), 'utf8')).toMatch(/ \* @example\n(?: \*.*\n)*? \*\/\nexport const [A-Z]/);
});
