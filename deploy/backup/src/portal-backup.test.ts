import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { httpClient } from '@seed/service-kit/testing/http-client';
import { until } from '@seed/service-kit/testing/until';
import { digestOf } from './digest.ts';
import { followTheDocs } from './testing/documented-commands.ts';
import { describeWithServers, portalServers } from './testing/portal-servers.ts';
import { backupWorld, runBackup } from './testing/run-backup.ts';

const aPicture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** The digest of every file in a folder, by its path. */
async function digestsIn(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const digests = files
    .toSorted()
    .map(async (file) => [relative(folder, file), digestOf(await readFile(file))] as const);
  return Object.fromEntries(await Promise.all(digests));
}

/** Writes posts and uploads pictures until it is stopped; keeps the names of those that were acknowledged. */
function writer(urls: { readonly forums: string; readonly community: string }, token: string) {
  const posts: string[] = [];
  const pictures: string[] = [];
  let isStopping = false;
  const upload = async () => {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(aPicture)]), 'me.png');
    const headers = { Authorization: `Bearer ${token}` };
    const response = await fetch(`${urls.community}/api/v1/uploads`, { method: 'POST', headers, body: form });
    expect(response.status).toBe(201);
    pictures.push(((await response.json()) as { readonly filename: string }).filename);
  };
  const write = async () => {
    const client = httpClient(urls.forums, token);
    while (!isStopping) {
      const content = "Línea uno\nlínea 'dos' \\ ñandú 東京 🎉\u0000".replace('\u0000', '');
      const { status, body } = await client.post<{ id: string }>('/api/v1/forums', { title: 'A post', content });
      expect(status).toBe(201);
      posts.push(body.id);
      await upload();
    }
  };
  const done = write();
  return {
    posts,
    pictures,
    async stop() {
      isStopping = true;
      await done;
    },
  };
}

async function aPortal() {
  const world = await backupWorld();
  const servers = await portalServers(world.folder);
  const release = Buffer.from('export const main = 1;');
  const digest = digestOf(release);
  // The registry makes its tables at its start.
  const registry = await servers.start('registry');
  await registry.kill();
  await mkdir(join(servers.releases, digest.slice(0, 2)), { recursive: true });
  await writeFile(join(servers.releases, digest.slice(0, 2), digest), release);
  const values = `'${digest}', ${release.length}, NOW(), NULL`;
  await servers.query(
    'registry',
    `INSERT INTO stored_files (digest, bytes, stored_at, removing_since) VALUES (${values})`,
  );
  const config = await world.configure('portal', servers.parts, { store: { ...servers.vault, prefix: 'portal/' } });
  return {
    ...servers,
    identityFile: world.identityFile,
    config,
    async destroy() {
      await servers.dropDatabases();
      for (const folder of [servers.pictures.folder, servers.releases]) {
        for (const name of await readdir(folder)) await rm(join(folder, name), { recursive: true });
      }
    },
    async [Symbol.asyncDispose]() {
      await servers[Symbol.asyncDispose]();
      await world[Symbol.asyncDispose]();
    },
  };
}

describeWithServers('a portal whose databases and objects were all destroyed', () => {
  test('is restored as it was, and as it was while members kept writing', async () => {
    await using portal = await aPortal();
    const { config, issuer } = portal;
    const token = await issuer.token({ claims: { email_verified: true } });
    await using forums = await portal.start('forums', { DEMO_DATA: 'true' });
    await using community = await portal.start('community', { DEMO_DATA: 'true', UPLOADS_PER_HOUR: '100000' });
    const writing = writer({ forums: forums.url, community: community.url }, token);
    const before = await acknowledged(writing);
    const during = await runBackup('backup', '--config', config);
    expect(during).toMatchObject({ exitCode: 0 });
    expect(writing.posts.length).toBeGreaterThan(before.posts.length);
    await writing.stop();
    await forums.kill();
    await community.kill();

    const after = await runBackup('backup', '--config', config);
    expect(after).toMatchObject({ exitCode: 0 });
    const [checksums, pictures, releases] = [
      await portal.checksums(),
      await digestsIn(portal.pictures.folder),
      await digestsIn(portal.releases),
    ];
    expect(Object.keys(pictures).length).toBeGreaterThan(2 * writing.pictures.length);
    await portal.destroy();
    const restore = (id: string) => runBackup('restore', id, '--config', config, '--identity', portal.identityFile);
    const ran = await followTheDocs('Restore', { 'backup.json': config, 'identity.txt': portal.identityFile });
    expect(ran.at(-1)).toMatchObject({ exitCode: 0, stdout: `${idIn(after.stdout)} is restored\n` });
    expect(await portal.checksums()).toEqual(checksums);
    expect(await digestsIn(portal.pictures.folder)).toEqual(pictures);
    expect(await digestsIn(portal.releases)).toEqual(releases);
    await expectToServe(portal, token, writing);

    await portal.destroy();
    expect(await restore(idIn(during.stdout))).toMatchObject({ exitCode: 0 });
    const rows = await portal.query('community', 'SELECT filename FROM pictures');
    const restored = await digestsIn(portal.pictures.folder);
    expect(rows.filter(({ filename }) => restored[String(filename)] === undefined)).toEqual([]);
    await expectToServe(portal, token, before);
  }, 600_000);

  test('is not restored over databases with tables, unless forced', async () => {
    await using portal = await aPortal();
    const { config, identityFile } = portal;
    await using service = await portal.start('forums', { DEMO_DATA: 'true' });
    await service.kill();
    const only = ['--service', 'forums', '--service', 'registry'];
    const forumsOnly = await runBackup('backup', '--config', await onlyOf(portal));
    expect(forumsOnly).toMatchObject({ exitCode: 0 });
    const checksums = await portal.checksums(['forums', 'registry']);
    await portal.query('forums', 'DELETE FROM comments');
    const changed = await portal.checksums(['forums', 'registry']);
    const restore = (...words: string[]) =>
      runBackup('restore', '--config', config, '--identity', identityFile, ...words);
    expect(await restore(...only)).toMatchObject({
      exitCode: 1,
      stderr: expect.stringContaining('is not empty') as string,
    });
    expect(await portal.checksums(['forums', 'registry'])).toEqual(changed);
    expect(await restore(...only, '--force')).toMatchObject({ exitCode: 0 });
    expect(await portal.checksums(['forums', 'registry'])).toEqual(checksums);
  }, 600_000);

  test('stays as it is if the store or its key fails', async () => {
    await using portal = await aPortal();
    const wrongKey = { ...portal.vault, secretAccessKey: 'another', prefix: 'portal/' };
    const config = JSON.parse(await readFile(portal.config, 'utf8')) as object;
    await writeFile(portal.config, JSON.stringify({ ...config, store: wrongKey }));
    expect(await runBackup('backup', '--config', portal.config)).toMatchObject({
      exitCode: 1,
      stderr: expect.stringMatching(/^the bucket seed-objects at http:\/\/127\.0\.0\.1:\d+ responded 403/) as string,
    });
  }, 600_000);
});

type Portal = Awaited<ReturnType<typeof aPortal>>;
type Written = { readonly posts: readonly string[]; readonly pictures: readonly string[] };

/** The posts and pictures that were acknowledged after some writes. */
async function acknowledged(writing: ReturnType<typeof writer>): Promise<Written> {
  await until(() => writing.pictures.length >= 3);
  return { posts: [...writing.posts], pictures: [...writing.pictures] };
}

const idIn = (stdout: string) => stdout.split(' ')[0] ?? '';

/** A configuration without the community. */
async function onlyOf({ config, parts: { forums, registry } }: Portal): Promise<string> {
  const whole = JSON.parse(await readFile(config, 'utf8')) as object;
  await writeFile(config, JSON.stringify({ ...whole, services: { forums, registry } }));
  return config;
}

/** Starts the services on what was restored and reads what was written through HTTP. */
async function expectToServe(portal: Portal, token: string, { posts, pictures }: Written): Promise<void> {
  await using forums = await portal.start('forums');
  for (const id of posts) {
    const { status, body } = await httpClient(forums.url, token).get(`/api/v1/forums/${id}`);
    expect({ status, body }).toMatchObject({ status: 200, body: { title: 'A post' } });
  }
  await using community = await portal.start('community');
  const client = httpClient(community.url, token);
  for (const filename of pictures) expect((await client.get(`/uploads/${filename}`)).status).toBe(200);
  expect((await client.get('/api/v1/users')).status).toBe(200);
}
