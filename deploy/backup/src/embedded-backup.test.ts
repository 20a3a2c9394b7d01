import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { lockFile } from '@seed/service-kit/embedded/file-lock';
import { sqliteEngine } from '@seed/service-kit/embedded/sqlite-engine';
import { digestOf } from './digest.ts';
import { followTheDocs } from './testing/documented-commands.ts';
import { type BackupWorld, backupWorld, runBackup, runBackupOnFullDisk, startBackup } from './testing/run-backup.ts';

/** An embedded database with two pictures, and the folder of the pictures. */
async function aService({ folder }: BackupWorld) {
  const file = join(folder, 'data/gallery.sqlite');
  const pictures = join(folder, 'data/pictures');
  await mkdir(pictures, { recursive: true });
  const run = (sql: string) => onDatabase(file, sql);
  await run('CREATE TABLE pictures (filename TEXT PRIMARY KEY)');
  for (const name of ['a.webp', 'b.webp']) {
    await run(`INSERT INTO pictures VALUES ('${name}')`);
    await writeFile(join(pictures, name), `the picture ${name}`);
  }
  const parts = {
    database: { sqlite: file },
    objects: { folder: pictures },
    references: 'SELECT filename FROM pictures',
  };
  return { file, pictures, run, services: { gallery: parts } };
}

async function onDatabase(file: string, sql: string) {
  const connection = (await sqliteEngine())(file);
  try {
    const statement = connection.prepare(sql);
    const rows = statement.all([]);
    statement.finalize();
    return rows;
  } finally {
    connection.close();
  }
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

const pieces = ({ folder }: BackupWorld) => filesBelow(join(folder, 'store/pieces'));

async function backedUp(config: string): Promise<string> {
  const { exitCode, stdout, stderr } = await runBackup('backup', '--config', config);
  expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: expect.any(String) as string });
  return stdout.split(' ')[0] ?? '';
}

test('an embedded database and its files are restored by the commands of the docs after both were deleted', async () => {
  await using world = await backupWorld();
  const { file, pictures, services } = await aService(world);
  const config = await world.configure('portal', services);
  const id = await backedUp(config);
  await rm(join(world.folder, 'data'), { recursive: true });
  const ran = await followTheDocs('Restore', { 'backup.json': config, 'identity.txt': world.identityFile });
  expect(ran.map(({ exitCode }) => exitCode)).toEqual([0, 0, 0]);
  expect(ran.at(-1)?.stdout).toBe(`${id} is restored\n`);
  expect(await onDatabase(file, 'SELECT filename FROM pictures')).toEqual([
    { filename: 'a.webp' },
    { filename: 'b.webp' },
  ]);
  expect(await readFile(join(pictures, 'b.webp'), 'utf8')).toBe('the picture b.webp');
}, 60_000);

test('a second backup stores no object again, and nothing in the store discloses contents or names', async () => {
  await using world = await backupWorld();
  const { pictures, services } = await aService(world);
  const config = await world.configure('portal', services);
  await backedUp(config);
  await writeFile(join(pictures, 'c.webp'), 'the picture c.webp');
  const again = await runBackup('backup', '--config', config);
  expect(again.stderr).toContain('gallery: 3 objects, 1 of them new');
  for (const each of await filesBelow(join(world.folder, 'store'))) {
    expect(await readFile(each, 'latin1')).not.toMatch(/webp|the picture/);
    expect((await stat(each)).mode & 0o077).toBe(0);
  }
}, 60_000);

test('a piece that is changed, cut off or missing is found without the key, and refused before anything is touched', async () => {
  await using world = await backupWorld();
  const { file, services } = await aService(world);
  const config = await world.configure('portal', services);
  const id = await backedUp(config);
  await rm(join(world.folder, 'data'), { recursive: true });
  const [piece = ''] = await pieces(world);
  const whole = await readFile(piece);
  const changed = Buffer.from(whole);
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
  const damages = [
    { message: 'was changed', damage: () => writeFile(piece, changed) },
    { message: 'bytes in place of', damage: () => truncate(piece, 10) },
    { message: 'is missing', damage: () => rm(piece) },
  ];
  for (const { message, damage } of damages) {
    await damage();
    const refused = { exitCode: 1, stderr: expect.stringContaining(message) as string };
    expect(await runBackup('verify', id, '--config', config)).toMatchObject(refused);
    expect(await runBackup('restore', '--config', config, '--identity', world.identityFile)).toMatchObject(refused);
    await expect(stat(file)).rejects.toMatchObject({ code: 'ENOENT' });
    await writeFile(piece, whole);
  }
  expect(await runBackup('verify', '--config', config)).toMatchObject({ exitCode: 0 });
}, 120_000);

test('a manifest that was changed, another key and another digest than the expected one are refused', async () => {
  await using world = await backupWorld();
  await using stranger = await backupWorld();
  const { services } = await aService(world);
  const config = await world.configure('portal', services);
  const id = await backedUp(config);
  const restore = (...words: string[]) => runBackup('restore', '--config', config, ...words);
  await rm(join(world.folder, 'data'), { recursive: true });
  expect(await restore('--identity', stranger.identityFile)).toMatchObject({
    exitCode: 1,
    stderr: expect.stringContaining('encrypted for another key') as string,
  });
  expect(await restore('--identity', world.identityFile, '--digest', 'of another one')).toMatchObject({ exitCode: 1 });
  const manifest = join(world.folder, 'store/backups', id, 'manifest.json');
  const text = await readFile(manifest, 'utf8');
  await writeFile(manifest, text.replace('"rows": 2', '"rows": 1'));
  expect(await restore('--identity', world.identityFile)).toMatchObject({
    exitCode: 1,
    stderr: expect.stringContaining('was changed or is not whole') as string,
  });
  await expect(stat(join(world.folder, 'data'))).rejects.toMatchObject({ code: 'ENOENT' });
}, 60_000);

test('a database that is there is replaced with --force only', async () => {
  await using world = await backupWorld();
  const { file, run, services } = await aService(world);
  const config = await world.configure('portal', services);
  await backedUp(config);
  await run("INSERT INTO pictures VALUES ('later.webp')");
  const restore = (...words: string[]) =>
    runBackup('restore', '--config', config, '--identity', world.identityFile, ...words);
  expect(await restore()).toMatchObject({ exitCode: 1, stderr: expect.stringContaining('is not empty') as string });
  expect(await onDatabase(file, 'SELECT COUNT(*) AS n FROM pictures')).toEqual([{ n: 3 }]);
  expect(await restore('--force')).toMatchObject({ exitCode: 0 });
  expect(await onDatabase(file, 'SELECT COUNT(*) AS n FROM pictures')).toEqual([{ n: 2 }]);
}, 60_000);

test('a backup without an object that the database needs is refused, and is not listed', async () => {
  await using world = await backupWorld();
  const { pictures, services } = await aService(world);
  const config = await world.configure('portal', services);
  await rm(join(pictures, 'a.webp'));
  expect(await runBackup('backup', '--config', config)).toMatchObject({
    exitCode: 1,
    stderr: expect.stringContaining('1 objects that the database of gallery needs are missing') as string,
  });
  expect(await runBackup('list', '--config', config)).toMatchObject({ exitCode: 0, stdout: '' });
}, 60_000);

test('a service that has its embedded database open is named', async () => {
  await using world = await backupWorld();
  const { file, services } = await aService(world);
  const config = await world.configure('portal', services);
  const lock = await lockFile(file);
  const { exitCode, stderr } = await runBackup('backup', '--config', config);
  lock.release();
  expect({ exitCode, stderr }).toEqual({
    exitCode: 1,
    stderr: expect.stringContaining('stop the service first') as string,
  });
}, 60_000);

test('a disk that becomes full leaves no backup and no half of a piece', async () => {
  await using world = await backupWorld();
  const { pictures, services } = await aService(world);
  await writeFile(join(pictures, 'large.webp'), randomBytes(200_000));
  const config = await world.configure('portal', services);
  expect(await runBackupOnFullDisk('backup', '--config', config)).toMatchObject({
    exitCode: 1,
    stderr: expect.stringContaining('EFBIG') as string,
  });
  expect(await runBackup('list', '--config', config)).toMatchObject({ exitCode: 0, stdout: '' });
  for (const piece of await pieces(world)) expect(digestOf(await readFile(piece))).toBe(basename(piece));
}, 60_000);

test('a backup that is killed is none; the next one takes over its lock, and prune removes what it left', async () => {
  await using world = await backupWorld();
  const { pictures, services } = await aService(world);
  for (let at = 0; at < 1000; at += 1) await writeFile(join(pictures, `more-${at}.webp`), `the picture ${at}`);
  const config = await world.configure('portal', services);
  const killed = startBackup('backup', '--config', config);
  const ended = new Promise((resolve) => killed.once('close', resolve));
  await new Promise<void>((resolve) => killed.stderr?.once('data', () => resolve()));
  killed.kill('SIGKILL');
  await ended;
  expect(killed.signalCode).toBe('SIGKILL');
  expect(await runBackup('list', '--config', config)).toMatchObject({ stdout: '' });
  expect((await pieces(world)).length).toBeGreaterThan(0);
  const left = (await pieces(world)).length;
  await backedUp(config);
  const pruned = await runBackup('prune', '--config', config);
  expect(pruned).toMatchObject({ exitCode: 0, stdout: expect.stringContaining(`removed ${left} pieces`) as string });
  expect(await runBackup('verify', '--config', config)).toMatchObject({ exitCode: 0 });
}, 120_000);

test('prune keeps the newest backup of each period, tries first with --dry-run, and leaves shared pieces', async () => {
  await using world = await backupWorld();
  const { services } = await aService(world);
  const config = await world.configure('portal', services, { keep: { daily: 1, weekly: 0, monthly: 0 } });
  const ids = [await backedUp(config), await backedUp(config)];
  const [first, second] = ids;
  const tried = await runBackup('prune', '--config', config, '--dry-run');
  expect(tried.stdout).toContain(`keep   ${second}\nremove ${first}\nwould remove`);
  expect((await runBackup('list', '--config', config)).stdout.split('\n')).toHaveLength(3);
  expect(await runBackup('prune', '--config', config)).toMatchObject({ exitCode: 0 });
  expect((await runBackup('list', '--config', config)).stdout).toMatch(new RegExp(`^${second} \\w+\\n$`));
  expect(await runBackup('verify', '--config', config)).toMatchObject({ exitCode: 0 });
}, 120_000);

test('all mistakes of a configuration are reported at once, without a value', async () => {
  await using world = await backupWorld();
  const config = await world.configure('wrong', { gallery: { database: { url: '' } } }, { keep: { daily: -1 } });
  const { exitCode, stderr } = await runBackup('backup', '--config', config);
  expect(exitCode).toBe(1);
  expect(stderr).toContain('keep.daily');
  expect(stderr).toContain('services.gallery.database');
}, 60_000);
