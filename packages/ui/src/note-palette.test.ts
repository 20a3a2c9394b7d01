import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { notePalette } from './note-palette.ts';

test('the palette equals the tokens', () => {
  const css = readFileSync(join(__dirname, 'tokens.css'), 'utf8');
  expect([...css.matchAll(/--note-\d: (#[0-9a-f]{6});/g)].map(([, color]) => color)).toEqual([...notePalette]);
});
