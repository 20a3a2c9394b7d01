import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readManifest } from '@seed/build/module-manifest-file';
import { down, enter, portalAtTerminal } from '../testing/portal-at-terminal.ts';
import { emptyFolder } from '../testing/run-portal.ts';

test('at a terminal, portal new prompts for what the flags leave open', async () => {
  const folder = await emptyFolder();
  const { exitCode, screen } = await portalAtTerminal(
    folder,
    ['new'],
    [
      { prompt: 'Id of the module', keys: `study-stories${enter}` },
      { prompt: 'One of them is a', keys: enter },
      { prompt: 'Name that members read', keys: `Stories${enter}` },
      { prompt: 'Pipeline file', keys: `${down}${enter}` },
      { prompt: 'Run npm install now?', keys: `n${enter}` },
    ],
  );
  expect(screen).toContain("The module 'study-stories' is made.");
  expect(exitCode).toBe(0);
  const project = join(folder, 'study-stories');
  expect(await readManifest(join(project, 'module'))).toMatchObject({ title: 'Stories', routes: ['/study-stories'] });
  expect(await readFile(join(project, 'service/src/service.ts'), 'utf8')).not.toMatch(/sample/i);
  await access(join(project, '.github/workflows/portal.yml'));
});

test('an input that is no id is refused with the reason and can be corrected', async () => {
  const folder = await emptyFolder();
  const { exitCode, screen } = await portalAtTerminal(
    folder,
    ['new', '--item', 'notice', '--title', 'Notices', '--pipeline', 'none', '--no-install'],
    [
      { prompt: 'Id of the module', keys: `No Tices${enter}` },
      { prompt: "'No Tices' is not an id", keys: `${'\u007F'.repeat('No Tices'.length)}notices${enter}` },
    ],
  );
  expect([exitCode, screen]).toEqual([0, expect.stringContaining("The module 'notices' is made.")]);
});
