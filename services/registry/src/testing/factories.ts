import { createHash } from 'node:crypto';
import type { CheckReport } from '@seed/contracts/check-report';
import { digestOfAll } from '@seed/contracts/node/release-files';
import type { Channel } from '@seed/registry-contracts/channels';
import type { PublishedRelease } from '@seed/registry-contracts/releases';
import type { TestClient, TestResponse } from '@seed/service-kit/testing/http-client';
import type { SharedService } from '@seed/service-kit/testing/shared-service';
import { type Signer, signer } from './signer.ts';

/** The files of a build, by path. */
export type Build = Readonly<Record<string, string>>;

/** A module in the registry, its team's key, and a client whose roles name it. */
export interface TestTeam {
  readonly module: string;
  readonly signer: Signer;
  readonly client: TestClient;
}

const api = '/api/v1/registry';
let made = 0;

/** An id that no other module has. */
export function newModuleId(): string {
  made += 1;
  return `module-${made}`;
}

export function newModule(fields: object = {}) {
  return { id: newModuleId(), team: 'Team One', reason: 'A new part of the portal', ...fields };
}

export async function aTeam(registry: SharedService, module = newModuleId()): Promise<TestTeam> {
  const key = await signer();
  await done(registry.as('ana').post(`${api}/modules`, newModule({ id: module })));
  const { publicKey } = key;
  await done(
    registry.as('ana').post(`${api}/modules/${module}/keys`, { publicKey, reason: 'The key of the pipeline' }),
  );
  return { module, signer: key, client: await publisherOf(registry, module) };
}

export function publisherOf(registry: SharedService, module: string): Promise<TestClient> {
  return registry.caller({
    sub: `pipeline-${module}`,
    name: `Pipeline of ${module}`,
    roles: [`publisher:${module}`],
    claims: { azp: `pipeline-${module}` },
  });
}

/** A whole build of a module; its manifest and `release.json` can be changed. */
export function build(module: string, version: string, changes: BuildChanges = {}): Build {
  const code: Build = { 'remoteEntry.js': `entry ${module} ${version}`, 'main.js': 'main', 'main.css': 'main {}' };
  const files = { ...code, 'chunks/lazy.js': 'lazy', ...changes.files };
  const scripts = Object.entries(files).filter(([path]) => /\.(js|css)$/.test(path));
  const release = {
    id: module,
    version,
    manifest: manifestOf(module, changes.manifest),
    entry: 'remoteEntry.js',
    js: ['main.js'],
    css: ['main.css'],
    integrity: Object.fromEntries(scripts.map(([path, content]) => [path, `sha256-${sha256(content, 'base64')}`])),
    prefetch: [],
    ...changes.release,
  };
  return { ...files, 'release.json': JSON.stringify(release) };
}

interface BuildChanges {
  readonly files?: Build;
  readonly manifest?: object;
  readonly release?: object;
}

function manifestOf(module: string, changes: object = {}): object {
  const requires = { sdk: '^2.0.0', api: {} };
  const budgets = { js: 10, css: 10 };
  return {
    id: module,
    title: module,
    owner: `Team of ${module}`,
    routes: [`/${module}`],
    requires,
    budgets,
    ...changes,
  };
}

export function sha256(content: string, encoding: 'hex' | 'base64' = 'hex'): string {
  return createHash('sha256').update(content).digest(encoding);
}

/** The report of a good check of a build, as `portal check` writes it. */
export function reportOf(module: string, files: Build, changes: Partial<CheckReport> = {}): string {
  const { version } = { version: '1.0.0', ...(JSON.parse(files['release.json'] ?? '{}') as { version?: string }) };
  const checkedAt = '2026-11-01T10:00:00.000Z';
  const build = digestOfAll(digestsOf(files));
  const report = { module, version, build, kit: '2.1.0', checkedAt, rules: ['types'], skipped: [], findings: [] };
  return JSON.stringify({ ...report, ...changes });
}

function digestsOf(files: Build): Record<string, string> {
  return Object.fromEntries(Object.entries(files).map(([path, content]) => [path, sha256(content)]));
}

/** The signed statement about a build. */
export function statementOf({ module, signer }: TestTeam, version: string, files: Build): Promise<string> {
  const report = sha256(reportOf(module, files));
  return signer.sign({ module, version, commit: 'abc123', files: digestsOf(files), report });
}

/** Begins a release of the build. */
export async function begin(team: TestTeam, version: string, files: Build): Promise<TestResponse<PublishedRelease>> {
  const body = { statement: await statementOf(team, version, files), report: reportOf(team.module, files) };
  return team.client.put<PublishedRelease>(`${api}/modules/${team.module}/releases/${version}`, body);
}

/** @param digest in the address; that of the content if not given */
export function upload(
  { client, module }: Pick<TestTeam, 'client' | 'module'>,
  content: string,
  digest = sha256(content),
) {
  const boundary = 'boundary-of-the-test';
  const body = [
    `--${boundary}`,
    'Content-Disposition: form-data; name="file"; filename="file"',
    'Content-Type: application/octet-stream',
    '',
    content,
    `--${boundary}--`,
    '',
  ].join('\r\n');
  const headers = { 'Content-Type': `multipart/form-data; boundary=${boundary}` };
  return client.put(`/api/v1/registry-files/${module}/${digest}`, body, { headers });
}

export function complete({ client, module }: TestTeam, version: string): Promise<TestResponse<PublishedRelease>> {
  return client.post<PublishedRelease>(`${api}/modules/${module}/releases/${version}/completion`);
}

/** Begins a release and uploads its files. */
export async function uploaded(team: TestTeam, version: string, files: Build): Promise<void> {
  await done(begin(team, version, files));
  for (const content of Object.values(files)) await done(upload(team, content));
}

/** A complete release. */
export async function aRelease(team: TestTeam, version: string, changes: BuildChanges = {}): Promise<PublishedRelease> {
  await uploaded(team, version, build(team.module, version, changes));
  return done(complete(team, version));
}

/** Moves modules of a channel, which must succeed. */
export async function moved(client: TestClient, channel: string, versions: Readonly<Record<string, string | null>>) {
  const moves = Object.entries(versions).map(([module, to]) => ({ module, to }));
  return done(client.put<Channel>(`${api}/channels/${channel}`, { moves, reason: 'A test' }));
}

/** The body of a response that must be a success. */
export async function done<T>(sent: Promise<TestResponse<T>>): Promise<T> {
  const { status, body } = await sent;
  if (status >= 300) throw new Error(`The response is ${status}: ${JSON.stringify(body)}`);
  return body;
}
