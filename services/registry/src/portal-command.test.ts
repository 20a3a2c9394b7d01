import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, reportOf } from './testing/factories.ts';
import { goodPortal } from './testing/live-portal.ts';
import { aTeamAtWork } from './testing/team-at-work.ts';

const reason = ['--reason', 'Because'];

interface Log {
  readonly changes: readonly { readonly action: string }[];
}

test('a team signs, publishes, promotes and rolls back by its pipeline, and the log has every step', async () => {
  await using team = await aTeamAtWork();
  for (const version of ['1.0.0', '1.1.0']) {
    await team.built(version);
    const released = await team.release(version, '--json');
    expect(released).toMatchObject({ exitCode: 0 });
    expect(JSON.parse(released.stdout)).toMatchObject({ id: 'notices', version, commit: 'abc', published: true });
    expect(await team.live()).not.toEqual({ notices: version });
    expect(await team.run('promote', version, '--module', 'notices', ...reason)).toMatchObject({ exitCode: 0 });
    expect(await team.live()).toEqual({ notices: version });
  }
  const rollback = await team.run('rollback', ...reason);
  expect(rollback).toMatchObject({ exitCode: 0, stdout: 'notices is live as 1.0.0 again, instead of 1.1.0\n' });
  expect(await team.live()).toEqual({ notices: '1.0.0' });
  const { changes } = JSON.parse((await team.run('log', '--act', 'promote', 'rollback', '--json')).stdout) as {
    changes: object[];
  };
  const step = { by: 'pipeline-notices', reason: 'Because', module: 'notices' };
  expect(changes).toEqual([
    expect.objectContaining({ ...step, action: 'promote', from: null, to: '1.0.0' }),
    expect.objectContaining({ ...step, action: 'promote', from: '1.0.0', to: '1.1.0' }),
    expect.objectContaining({ ...step, action: 'rollback', from: '1.1.0', to: '1.0.0' }),
  ]);
  const all = JSON.parse((await team.run('log', '--module', 'notices', '--json')).stdout) as Log;
  expect(all.changes.map(({ action }) => action)).toEqual([
    ...['module-added', 'key-added', 'release-published', 'promote', 'release-published', 'promote', 'rollback'],
  ]);
  expect((await team.run('log', '--act', 'key-added')).stdout).toMatch(
    / key-added {2}notices {2}kid=[\w-]{43} {2}ana: New\n$/,
  );
  expect((await team.run('log', '--module', 'clubs')).stdout).toBe('The log has no such act.\n');
  const { modules } = JSON.parse((await team.run('status', '--json')).stdout) as { modules: object[] };
  expect(modules).toEqual([expect.objectContaining({ live: '1.0.0', releases: ['1.1.0', '1.0.0'] })]);
}, 180_000);

test('the log is exported, and verified against the last hash that this machine has seen', async () => {
  await using team = await aTeamAtWork();
  const log = (...words: string[]) => team.runWith({ XDG_CONFIG_HOME: join(team.cwd, 'settings') }, 'log', ...words);
  const first = await log('--verify', '--export', 'log.jsonl', '--json');
  expect(JSON.parse(first.stdout)).toMatchObject({ entries: 2, exported: 2 });
  const lines = (await readFile(join(team.cwd, 'log.jsonl'), 'utf8')).trim().split('\n');
  expect(lines.map((line) => (JSON.parse(line) as { act: string }).act)).toEqual(['module-added', 'key-added']);
  expect(await log('--verify')).toMatchObject({ exitCode: 0 });
  const heads = join(team.cwd, 'settings/seed-portal/log-heads.json');
  const kept = JSON.parse(await readFile(heads, 'utf8')) as object;
  const other = Object.fromEntries(Object.keys(kept).map((portal) => [portal, 'd'.repeat(64)]));
  await writeFile(heads, JSON.stringify(other));
  const broken = await log('--verify');
  expect(broken).toMatchObject({ exitCode: 1 });
  expect(broken.stderr).toContain('The log is not intact: entry 2');
  expect(JSON.parse(await readFile(heads, 'utf8'))).toEqual(other);
}, 180_000);

test('a release sends only files that are not stored, and can be repeated', async () => {
  await using team = await aTeamAtWork();
  await team.built('1.0.0');
  await team.release('1.0.0');
  const first = team.uploads();
  expect(first).toBe(5);
  expect(await team.release('1.0.0')).toMatchObject({ exitCode: 0 });
  expect(team.uploads()).toBe(first);
  await team.built('1.1.0');
  await team.release('1.1.0');
  // The entry and release.json are new; the other files are those of 1.0.0.
  expect(team.uploads()).toBe(first + 2);
}, 180_000);

test('a dry run changes nothing', async () => {
  await using team = await aTeamAtWork();
  await team.built('1.0.0');
  const dry = await team.release('1.0.0', '--dry-run', '--json');
  expect(JSON.parse(dry.stdout)).toMatchObject({ id: 'notices', version: '1.0.0', sent: 5, published: false });
  expect(team.uploads()).toBe(0);
  expect(await team.run('promote', '1.0.0', '--module', 'notices', ...reason)).toMatchObject({ exitCode: 3 });
  await team.release('1.0.0');
  expect((await team.release('1.0.0', '--dry-run')).stdout).toContain('Published before: notices 1.0.0');
  const promote = ['promote', '1.0.0', '--module', 'notices', ...reason];
  expect(await team.run(...promote, '--dry-run')).toMatchObject({
    exitCode: 0,
    stdout: 'notices 1.0.0 would be live\n',
  });
  expect(await team.live()).toEqual({});
}, 180_000);

test('a dry run is refused with every reason of the registry', async () => {
  await using team = await aTeamAtWork();
  const requires = { sdk: '^3.0.0', api: { gallery: '^1.0.0' } };
  await team.built('1.0.0', { manifest: { requires, budgets: { js: 10, css: 0.001 } } });
  const refused = await team.release('1.0.0', '--dry-run');
  expect(refused).toMatchObject({ exitCode: 1 });
  expect(refused.stderr).toContain('The release is refused for 3 reasons.');
  expect(refused.stderr).toContain('It requires gallery, and the portal has no such service.');
  await team.built('1.1.0');
  await team.release('1.1.0');
  team.gateway.serve({
    ...goodPortal,
    libraries: { '@seed/portal-sdk': { version: '3.0.0', exports: [], readers: [] } },
  });
  const move = await team.run('promote', '1.1.0', '--module', 'notices', '--dry-run', ...reason);
  expect(move).toMatchObject({ exitCode: 1 });
  expect(move.stderr).toContain('It requires the SDK ^2.0.0, and the shell has 3.0.0.');
  expect(team.uploads()).toBe(5);
}, 180_000);

test('a canary is shown to more and more members, becomes live, and another one is taken back', async () => {
  await using team = await aTeamAtWork();
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) {
    await team.built(version);
    await team.release(version);
  }
  const promote = (version: string, ...words: string[]) =>
    team.run('promote', version, '--module', 'notices', ...reason, ...words);
  await promote('1.0.0');
  const canary = 'notices 1.1.0 is the canary for 5 % of members, then 25, 100 %\n';
  expect(await promote('1.1.0', '--auto', '5,25,100')).toMatchObject({ exitCode: 0, stdout: canary });
  expect(await promote('1.2.0', '--canary', '5')).toMatchObject({ exitCode: 4 });
  expect(await promote('1.1.0', '--canary', '40', '--roles', 'alumni,staff')).toMatchObject({
    stdout: 'notices 1.1.0 is the canary for 40 % of members, alumni, staff\n',
  });
  expect(await promote('1.1.0', '--canary', 'half')).toMatchObject({ exitCode: 2 });
  expect(await team.live()).toEqual({ notices: '1.0.0' });
  expect(await promote('1.1.0')).toMatchObject({ stdout: 'notices 1.1.0 is live for all members\n' });
  expect(await team.live()).toEqual({ notices: '1.1.0' });
  await promote('1.2.0', '--canary', '5');
  expect(await team.run('abort', ...reason)).toMatchObject({ stdout: 'notices 1.2.0 is no canary any more\n' });
  expect(await team.run('abort', ...reason)).toMatchObject({ exitCode: 3 });
  expect(await team.live()).toEqual({ notices: '1.1.0' });
}, 180_000);

test('a module is switched off with a message, and on again', async () => {
  await using team = await aTeamAtWork();
  const off = ['off', '--message', 'Back at noon', ...reason];
  expect(await team.run(...off, '--dry-run')).toMatchObject({ stdout: 'notices would be switched off\n' });
  expect(await team.run(...off)).toMatchObject({ exitCode: 0, stdout: 'notices is switched off\n' });
  expect(await team.run('off', ...reason)).toMatchObject({ exitCode: 2 });
  expect(await team.run('on', ...reason)).toMatchObject({ exitCode: 0, stdout: 'notices is switched on\n' });
}, 180_000);

test('a refusal names every reason, and the exit code its kind', async () => {
  await using team = await aTeamAtWork();
  await team.built('1.0.0', { release: { version: '2.0.0' } });
  // The command itself refuses a folder whose release.json is of another version.
  expect(await team.release('1.0.0')).toMatchObject({ exitCode: 4 });
  await team.built('1.0.0', { manifest: { budgets: { js: 0.001, css: 0.001 } } });
  const refused = await team.release('1.0.0');
  expect(refused).toMatchObject({ exitCode: 1 });
  expect(refused.stderr).toContain('The release is refused for 2 reasons.');
  expect(refused.stderr).toContain('The styles: ');
  await team.built('1.0.0');
  await team.release('1.0.0');
  await team.built('1.0.0', { files: { 'chunks/lazy.js': 'other' } });
  expect(await team.release('1.0.0')).toMatchObject({ exitCode: 4 });
  const promote = ['promote', '1.0.0', '--module', 'notices', ...reason];
  expect(await team.run(...promote, '--expect', '0.9.0')).toMatchObject({ exitCode: 4 });
  expect(await team.run('promote', '9.0.0', '--module', 'notices', ...reason)).toMatchObject({ exitCode: 3 });
  const stranger = { PORTAL_CLIENT: 'pipeline-clubs' };
  expect(await team.runWith(stranger, ...promote)).toMatchObject({ exitCode: 2 });
  expect(await team.runWith({ PORTAL_CLIENT_SECRET: 'wrong' }, ...promote)).toMatchObject({ exitCode: 2 });
  team.failSignIn();
  const down = await team.run(...promote);
  expect(down).toMatchObject({ exitCode: 5 });
  expect(down.stderr).toContain('cannot sign you in right now: it responded 503');
  const gone = { PORTAL_REGISTRY: 'http://127.0.0.1:1' };
  expect(await team.runWith(gone, ...promote)).toMatchObject({ exitCode: 5 });
  expect(await team.live()).toEqual({});
}, 180_000);

test('a new key is for its owner only, and never replaces another', async () => {
  await using team = await aTeamAtWork();
  expect((await stat(join(team.cwd, 'team.key'))).mode & 0o777).toBe(0o600);
  expect(await team.run('keys', 'new', 'team.key')).toMatchObject({ exitCode: 4 });
  await writeFile(join(team.cwd, 'broken.key'), '{"kty":"OKP","d":"secret"}');
  await team.built('1.0.0');
  const broken = await team.release('1.0.0', '--key', 'broken.key');
  expect(broken).toMatchObject({ exitCode: 2 });
  expect(broken.stderr).not.toContain('secret');
}, 180_000);

test('a build without a whole and good report of its own is not sent, and the command to run is named', async () => {
  await using team = await aTeamAtWork();
  const files = build('notices', '1.0.0');
  await team.built('1.0.0');
  const finding = { rule: 'leak', message: 'It leaks.' };
  const expected: readonly (readonly [string, number, string])[] = [
    ['no report', 2, 'There is no report of portal check about this build. Run: npx portal check --as 1.0.0'],
    [reportOf('notices', files, { build: 'd'.repeat(64) }), 2, 'no report of portal check about this build'],
    [reportOf('notices', files, { skipped: ['leak', 'style'] }), 2, 'left out leak, style. Run: npx portal check --as'],
    [reportOf('notices', files, { findings: [finding] }), 1, 'has findings'],
  ];
  for (const [report, exitCode, message] of expected) {
    await team.checked(report);
    const refused = await team.release('1.0.0');
    expect(refused).toMatchObject({ exitCode });
    expect(refused.stderr).toContain(message);
  }
  expect(team.uploads()).toBe(0);
}, 180_000);
