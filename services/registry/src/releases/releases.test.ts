import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { PublishedRelease } from '@seed/registry-contracts/releases';
import { shared } from '@seed/service-kit/testing/shared';
import {
  aRelease,
  aTeam,
  begin,
  build,
  complete,
  done,
  reportOf,
  sha256,
  statementOf,
  upload,
  uploaded,
} from '../testing/factories.ts';
import { registryUnderTest } from '../testing/registry-under-test.ts';

const started = shared(registryUnderTest);
const pathOf = (module: string, version: string) => `/api/v1/registry/modules/${module}/releases/${version}`;

test('a release is published once: 201, 200 with the same files, 409 with others', async () => {
  const team = await aTeam(started());
  const files = build(team.module, '1.0.0');
  expect(await begin(team, '1.0.0', files)).toMatchObject({ status: 201, body: { isComplete: false } });
  for (const content of Object.values(files)) await upload(team, content);
  expect(await complete(team, '1.0.0')).toMatchObject({ status: 200, body: { isComplete: true, missing: [] } });
  const again = await begin(team, '1.0.0', files);
  expect(again).toMatchObject({ status: 200, body: { isComplete: true, commit: 'abc123', kid: team.signer.kid } });
  const other = await begin(team, '1.0.0', { ...files, 'main.js': 'other' });
  expect(other.status).toBe(409);
  expect(other.headers.get('content-type')).toContain('application/problem+json');
  expect(other.body).toMatchObject({ code: 'conflict', errors: [{ pointer: '/statement' }] });
  expect((await complete(team, '1.0.0')).body).toEqual(again.body);
});

test('a file that is there is not requested again, in this release and in others', async () => {
  const team = await aTeam(started());
  const files = build(team.module, '1.0.0');
  const digests = [...new Set(Object.values(files).map((content) => sha256(content)))];
  const missing = async () => (await begin(team, '1.0.0', files)).body.missing.toSorted();
  // Other tests have stored the files that all builds share.
  const before = await missing();
  expect(digests).toEqual(expect.arrayContaining(before));
  const entry = sha256(files['remoteEntry.js'] ?? '');
  expect(before).toContain(entry);
  expect((await upload(team, files['remoteEntry.js'] ?? '')).status).toBe(204);
  expect(await missing()).toEqual(before.filter((digest) => digest !== entry));
  expect((await upload(team, files['remoteEntry.js'] ?? '')).status).toBe(204);
  for (const content of Object.values(files).toReversed()) await upload(team, content);
  expect(await missing()).toEqual([]);
  await done(complete(team, '1.0.0'));
  const next = { ...files, 'release.json': build(team.module, '1.0.1')['release.json'] ?? '' };
  expect((await begin(team, '1.0.1', next)).body.missing).toEqual([sha256(next['release.json'])]);
});

test('a release is visible only when it is complete, and names each file that is not uploaded', async () => {
  const team = await aTeam(started());
  const path = pathOf(team.module, '1.0.0');
  const files = build(team.module, '1.0.0', { files: { 'chunks/late.js': `late ${team.module}` } });
  await begin(team, '1.0.0', files);
  for (const content of Object.values(files).slice(0, -2)) await upload(team, content);
  const listed = () => started().as('maria').get<PublishedRelease[]>(pathOf(team.module, '').slice(0, -1));
  expect((await started().as('maria').get(path)).status).toBe(404);
  expect((await listed()).body).toEqual([]);
  const refused = await complete(team, '1.0.0');
  expect(refused).toMatchObject({
    status: 400,
    body: {
      errors: [
        { pointer: '/files/chunks~1late.js', message: 'The file is not uploaded yet.' },
        { pointer: '/files/release.json', message: 'The file is not uploaded yet.' },
      ],
    },
  });
  for (const content of Object.values(files)) await upload(team, content);
  await done(complete(team, '1.0.0'));
  expect((await started().as('maria').get(path)).status).toBe(200);
  expect((await listed()).body.map(({ version }) => version)).toEqual(['1.0.0']);
});

test('a file with other bytes than its digest, and one that no begun release has, are refused', async () => {
  const team = await aTeam(started());
  const files = { ...build(team.module, '1.0.0'), 'extra.txt': `extra ${team.module}` };
  await begin(team, '1.0.0', files);
  const digest = sha256(files['extra.txt']);
  const changed = await upload(team, 'changed', digest);
  expect(changed).toMatchObject({ status: 400, body: { errors: [{ pointer: '/file' }] } });
  expect((await upload(team, 'a stranger')).status).toBe(404);
  expect((await begin(team, '1.0.0', files)).body.missing).toContain(digest);
  const stored = await readdir(join(started().folder, digest.slice(0, 2))).catch(() => []);
  expect(stored).not.toContain(digest);
});

test('a release that was never complete may be begun again with other files', async () => {
  const team = await aTeam(started());
  await uploaded(team, '1.0.0', build(team.module, '1.0.0', { release: { version: '9.9.9' } }));
  expect((await complete(team, '1.0.0')).status).toBe(400);
  expect(await aRelease(team, '1.0.0')).toMatchObject({ isComplete: true });
});

test('a file may be uploaded and a release completed several times at once', async () => {
  const team = await aTeam(started());
  const files = build(team.module, '1.0.0');
  const begun = await Promise.all([1, 2, 3, 4].map(() => begin(team, '1.0.0', files)));
  expect(begun.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 201]);
  const uploads = Object.values(files).flatMap((content) => [1, 2, 3].map(() => upload(team, content)));
  expect(new Set((await Promise.all(uploads)).map(({ status }) => status))).toEqual(new Set([204]));
  const completed = await Promise.all([1, 2, 3].map(() => complete(team, '1.0.0')));
  expect(completed.map(({ status }) => status)).toEqual([200, 200, 200]);
  const log = await started().as('ana').get<{ act: string; module: string }[]>('/api/v1/registry/log');
  const published = log.body.filter(({ act, module }) => act === 'release-published' && module === team.module);
  expect(published).toHaveLength(1);
});

test('the releases of a module are paged, newest first', async () => {
  const team = await aTeam(started());
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await aRelease(team, version);
  const path = `${pathOf(team.module, '').slice(0, -1)}?limit=2`;
  const first = await started().as('maria').get<PublishedRelease[]>(path);
  expect(first.body.map(({ version }) => version)).toEqual(['1.2.0', '1.1.0']);
  const next = /<([^>]+)>/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
  expect((await started().as('maria').get<PublishedRelease[]>(next)).body.map(({ version }) => version)).toEqual([
    '1.0.0',
  ]);
});

test('a dry run responds as the release would, and stores nothing', async () => {
  const team = await aTeam(started());
  const files = build(team.module, '1.0.0', { files: { 'main.js': `main of ${team.module}` } });
  const tryOut = async (contents: object, built = files) => {
    const body = { statement: await statementOf(team, '1.0.0', built), report: reportOf(team.module, built), contents };
    return team.client.put<{ errors: { message: string }[] }>(`${pathOf(team.module, '1.0.0')}?dryRun=true`, body);
  };
  const contents = Object.fromEntries(Object.values(files).map((content) => [sha256(content), content]));
  expect((await tryOut({})).body.errors).toEqual([
    expect.objectContaining({ message: 'The file is neither stored nor sent.' }),
  ]);
  expect(await tryOut(contents)).toMatchObject({ status: 200, body: { version: '1.0.0', isComplete: false } });
  expect((await team.client.get(pathOf(team.module, '1.0.0'))).status).toBe(404);
  await aRelease(team, '1.0.0');
  expect((await tryOut(contents)).status).toBe(409);
});
