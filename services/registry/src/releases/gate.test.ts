import { randomBytes } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CheckReport } from '@seed/contracts/check-report';
import { shared } from '@seed/service-kit/testing/shared';
import {
  aRelease,
  aTeam,
  begin,
  type Build,
  build,
  complete,
  moved,
  reportOf,
  sha256,
  statementOf,
  type TestTeam,
  upload,
  uploaded,
} from '../testing/factories.ts';
import { goodPortal } from '../testing/live-portal.ts';
import { registryUnderTest } from '../testing/registry-under-test.ts';
import { signer } from '../testing/signer.ts';

const started = shared(registryUnderTest);

interface Refusal {
  readonly detail: string;
  readonly errors: readonly { readonly pointer: string; readonly message: string }[];
}

async function refusalOf(team: TestTeam, files: Build) {
  await uploaded(team, '1.0.0', files);
  const { status, body } = await complete(team, '1.0.0');
  return {
    status,
    messages: (body as unknown as Refusal).errors.map(({ pointer, message }) => `${pointer} ${message}`),
  };
}

async function publish(team: TestTeam, statement: string) {
  const path = `/api/v1/registry/modules/${team.module}/releases/1.0.0`;
  const { status, body } = await team.client.put<Refusal>(path, { statement });
  return { status, messages: body.errors.map(({ message }) => message) };
}

test('a release is refused for all reasons at once', async () => {
  const [team, other] = [await aTeam(started()), await aTeam(started())];
  await aRelease(other, '1.0.0', { manifest: { slots: [{ name: 'other.slot', at: '/' }] } });
  await moved(other.client, 'stable', { [other.module]: '1.0.0' });
  const whole = build(team.module, '1.0.0', {
    files: { 'main.js': randomBytes(11_000).toString('base64'), 'chunks/bare.js': 'bare' },
    manifest: {
      routes: [`/${team.module}`, `/${other.module}`],
      slots: [{ name: 'other.slot', at: '/' }],
      tiles: [{ title: 'Tile', href: `/${team.module}`, artwork: 'menu/absent.svg', order: 1 }],
    },
    release: { version: '1.0.1', development: true },
  });
  const release = JSON.parse(whole['release.json'] ?? '') as { integrity: Record<string, string> };
  release.integrity['main.css'] = `sha256-${sha256('x', 'base64')}`;
  delete release.integrity['chunks/bare.js'];
  const refusal = await refusalOf(team, { ...whole, 'release.json': JSON.stringify(release) });
  const owner = `${other.module} (Team of ${other.module})`;
  expect(refusal).toEqual({
    status: 400,
    messages: [
      '/files/release.json The build is of version 1.0.1.',
      '/files/release.json A development build cannot be released.',
      `/files/release.json The route /${other.module} belongs to ${owner}.`,
      `/files/release.json The slot other.slot belongs to ${owner}.`,
      '/files/menu~1absent.svg The file is missing.',
      '/files/main.css The file differs from its digest in release.json.',
      '/files/chunks~1bare.js The file has no digest in release.json.',
      expect.stringMatching(/^\/files\/release.json The scripts: \d{5} bytes \(brotli\); the budget is 10000\.$/),
    ],
  });
});

test('a manifest that is not valid is refused with each of its problems', async () => {
  const team = await aTeam(started());
  const files = build(team.module, '1.0.0', { manifest: { title: '', routes: ['no route'] } });
  const { messages } = await refusalOf(team, files);
  expect(messages).toEqual([
    expect.stringContaining('/files/release.json manifest/title'),
    expect.stringContaining("manifest/routes/0: a route is a path such as '/notices'"),
  ]);
});

test('a release of another module, and one without release.json, are refused', async () => {
  const team = await aTeam(started());
  expect((await refusalOf(team, build('elsewhere', '1.0.0'))).messages).toEqual([
    '/files/release.json The build is of the module elsewhere.',
    '/files/release.json The manifest is of the module elsewhere.',
  ]);
  expect((await refusalOf(team, { 'main.js': 'main' })).messages).toEqual(['/files/release.json The file is missing.']);
});

test('a release without a signature, signed by another key, or with a changed statement is refused', async () => {
  const team = await aTeam(started());
  const files = build(team.module, '1.0.0');
  const signed = await statementOf(team, '1.0.0', files);
  const stranger = await signer();
  const changed = { module: team.module, version: '1.0.0', commit: 'abc123', files: { 'main.js': 'e'.repeat(64) } };
  const [header, , signature] = signed.split('.');
  const swapped = [header, Buffer.from(JSON.stringify(changed)).toString('base64url'), signature].join('.');
  const noStatement = ['The release has no signed statement.'];
  const otherKey = [`The key ${stranger.kid} is none of the team's.`];
  const mismatch = ['The signature does not match the statement.'];
  expect(await publish(team, 'none')).toEqual({ status: 400, messages: noStatement });
  expect(await publish(team, await stranger.sign(changed))).toEqual({ status: 400, messages: otherKey });
  expect(await publish(team, await stranger.sign(changed, { kid: team.signer.kid }))).toEqual({
    status: 400,
    messages: mismatch,
  });
  expect(await publish(team, swapped)).toEqual({ status: 400, messages: mismatch });
  const other = await team.signer.sign(changed, { typ: 'JWT' });
  expect((await publish(team, other)).messages).toEqual(['The signature is of something else than a release.']);
  expect((await begin(team, '1.0.0', files)).status).toBe(201);
});

test('a statement about another release is refused for every reason at once', async () => {
  const team = await aTeam(started());
  const files = { '../main.js': 'e'.repeat(64), 'main.css': 'short' };
  const statement = await (await signer()).sign({ module: 'elsewhere', version: '1', commit: '', files });
  const { messages } = await publish(team, statement);
  expect(messages).toHaveLength(5);
  const elsewhere = { module: 'elsewhere', version: '2.0.0', commit: 'abc', files: {} };
  expect((await publish(team, await team.signer.sign(elsewhere))).messages).toEqual([
    'It is about the module elsewhere.',
    'It is about version 2.0.0.',
  ]);
});

test('nothing that a revoked key signed is published, completed or promoted', async () => {
  const team = await aTeam(started());
  await aRelease(team, '0.9.0');
  const files = build(team.module, '1.0.0');
  await uploaded(team, '1.0.0', files);
  const key = `/api/v1/registry/modules/${team.module}/keys/${team.signer.kid}/revocation`;
  expect((await started().as('ana').post(key, { reason: 'The key has leaked' })).status).toBe(200);
  const revoked = expect.stringContaining(`The key ${team.signer.kid} was revoked`) as string;
  expect(await publish(team, await statementOf(team, '1.0.0', files))).toEqual({ status: 400, messages: [revoked] });
  expect((await complete(team, '1.0.0')).body).toMatchObject({ errors: [{ message: revoked }] });
  const moves = [{ module: team.module, to: '0.9.0' }];
  const move = await team.client.put('/api/v1/registry/channels/stable', { moves, reason: 'Back' });
  expect(move).toMatchObject({ status: 400, body: { errors: [{ pointer: '/moves/0/to', message: revoked }] } });
});

test('a stored file that was changed or removed since its upload is never taken for the signed one', async () => {
  const team = await aTeam(started());
  const files = build(team.module, '1.0.0', { files: { 'main.js': `main of ${team.module}` } });
  await uploaded(team, '1.0.0', files);
  const digest = sha256(files['main.js'] ?? '');
  const file = join(started().folder, digest.slice(0, 2), digest);
  await writeFile(file, 'evil');
  expect((await complete(team, '1.0.0')).status).toBe(503);
  await rm(file);
  expect((await complete(team, '1.0.0')).status).toBe(503);
  await writeFile(file, files['main.js'] ?? '');
  expect((await complete(team, '1.0.0')).status).toBe(200);
});

test('a release that the live shell or a live service does not fit is refused with every reason', async () => {
  const team = await aTeam(started());
  const files = build(team.module, '1.0.0', {
    manifest: { requires: { sdk: '^3.0.0', api: { notices: '^1.3.0', gallery: '^1.0.0' } } },
    release: { uses: { '@seed/portal-sdk': { range: '^3.0.0', exports: ['usePage'] } } },
  });
  expect(await refusalOf(team, files)).toEqual({
    status: 400,
    messages: [
      '/files/release.json It requires the SDK ^3.0.0, and the shell has 2.1.0.',
      '/files/release.json The shell shares @seed/portal-sdk 2.1.0, not ^3.0.0.',
      '/requires/api/notices It requires notices ^1.3.0, and 1.2.0 is live.',
      '/requires/api/gallery It requires gallery, and the portal has no such service.',
    ],
  });
});

describe('while the registry cannot read what is live', () => {
  afterEach(() => started().gateway.serve(goodPortal));

  test.each([
    ['the gateway does not respond', null, 'the gateway does not show what is live'],
    ['the shell has no manifest', { contracts: {}, pending: [] }, 'the shell has no manifest'],
    [
      'a required service has not started',
      { ...goodPortal, contracts: {}, pending: ['notices'] },
      'the service notices has not responded yet',
    ],
  ])('a release is not complete: %s', async (_, live, reason) => {
    const team = await aTeam(started());
    const requires = { sdk: '^2.0.0', api: { notices: '^1.0.0' } };
    await uploaded(team, '1.0.0', build(team.module, '1.0.0', { manifest: { requires } }));
    started().gateway.serve(live);
    const refused = await complete(team, '1.0.0');
    const detail = `The release cannot be checked now: ${reason}. Please try again in a moment.`;
    expect(refused).toMatchObject({ status: 503, body: { code: 'upstream_unavailable', detail } });
    started().gateway.serve(goodPortal);
    expect((await complete(team, '1.0.0')).status).toBe(200);
  });
});

describe('the report of portal check', () => {
  const noReport = 'The release has no report of portal check. Run it, and release again.';

  async function completed(team: TestTeam, { report, signed = report }: { report?: string; signed?: string }) {
    const files = build(team.module, '1.0.0');
    const statement = JSON.parse(
      Buffer.from((await statementOf(team, '1.0.0', files)).split('.')[1] ?? '', 'base64url').toString(),
    ) as object;
    const body = {
      statement: await team.signer.sign({ ...statement, report: signed === undefined ? undefined : sha256(signed) }),
      report,
    };
    await team.client.put(`/api/v1/registry/modules/${team.module}/releases/1.0.0`, body);
    for (const content of Object.values(files)) await upload(team, content);
    const response = await complete(team, '1.0.0');
    return response.status === 200 ? [] : (response.body as unknown as Refusal).errors;
  }

  const good = (team: TestTeam, changes: Partial<CheckReport> = {}) =>
    reportOf(team.module, build(team.module, '1.0.0'), changes);

  test('is required, and is the one that the team signed', async () => {
    const team = await aTeam(started());
    const reason = (message: string) => [{ pointer: '/report', message }];
    expect(await completed(team, {})).toEqual(reason(noReport));
    expect(await completed(team, { signed: good(team) })).toEqual(reason(noReport));
    expect(await completed(team, { report: good(team), signed: 'another' })).toEqual(
      reason('The report of portal check is another one than the signed.'),
    );
    expect(await completed(team, { report: 'none' })).toEqual(reason('The report of portal check is not valid.'));
    expect(await completed(team, { report: good(team) })).toEqual([]);
  });

  test('is of this build, whole, without findings and of an accepted kit', async () => {
    const team = await aTeam(started());
    const report = good(team, {
      build: 'd'.repeat(64),
      kit: '1.0.0',
      skipped: ['leak'],
      findings: [{ rule: 'style', message: 'A style leaks.' }],
    });
    expect((await completed(team, { report })).map(({ message }) => message)).toEqual([
      'The report of portal check is of another build.',
      'The check has failed: style.',
      'The check left out leak.',
      'The kit of the check is 1.0.0, and ^2.1.0 is accepted.',
    ]);
  });
});
