import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { integrityOf, withIntegrity } from './integrity.ts';

const digest = createHash('sha256').update('main()').digest('base64');

test('every script and style of a folder has a digest, other files have none', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'seed-integrity-'));
  try {
    for (const file of ['main.js', 'main.js.map', 'leaf.svg']) writeFileSync(join(folder, file), 'main()');
    expect(await integrityOf(folder)).toEqual({ 'main.js': `sha256-${digest}` });
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('a document loads its scripts and styles with their integrity', () => {
  const html =
    '<script defer="defer" src="/a.js"></script><link href="/a.css" rel="stylesheet"><link rel="icon" href="/i">';
  expect(withIntegrity(html, { '/a.js': 'sha256-J', '/a.css': 'sha256-C' })).toBe(
    '<script defer="defer" src="/a.js" integrity="sha256-J" crossorigin="anonymous"></script>' +
      '<link href="/a.css" rel="stylesheet" integrity="sha256-C" crossorigin="anonymous"><link rel="icon" href="/i">',
  );
});
