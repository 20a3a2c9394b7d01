import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { PortalProcess } from '../portal-process.ts';
import { type Build, derivedBuild } from './derived-build.ts';
import { PipelineCaller } from './pipeline-caller.ts';
import { SigningKey } from './signing.ts';

export interface Rollout {
  readonly id: number;
  readonly version: string;
  readonly state: 'running' | 'promoted' | 'aborted';
  readonly share: number;
  readonly endReason: string | null;
  readonly comparison: { readonly canary: Openings; readonly stable: Openings };
}

interface Openings {
  readonly visits: number;
  readonly failures: number;
}

interface Audience {
  readonly share?: number;
  readonly roles?: readonly string[];
  readonly steps?: readonly number[];
}

const reason = 'A browser test';
const kitFile = resolve(import.meta.dirname, '../../../packages/conformance/package.json');

/** A team that releases one module through the portal's API, with a key that the root key of the portal has signed. */
export class ReleaseTeam {
  readonly module: string;
  readonly #key = SigningKey.create();
  readonly #base: Build;
  readonly #caller: PipelineCaller;

  private constructor(portal: PortalProcess, base: Build, module: string) {
    this.module = module;
    this.#base = base;
    this.#caller = new PipelineCaller(portal.url, `pipeline-${module}`);
  }

  /** Adds the module to the registry and pins the team's key. */
  static async create(portal: PortalProcess, base: Build, module: string): Promise<ReleaseTeam> {
    const team = new ReleaseTeam(portal, base, module);
    const operators = new PipelineCaller(portal.url, 'pipeline-portal');
    await operators.send('POST', '/registry/modules', { id: module, team: `Team of ${module}`, reason });
    const root = await SigningKey.rootOf(portal.dataDir);
    const list = { module, version: 1, keys: [team.#key.publicKey] };
    const body = { keyList: root.sign(list, 'seed-keys+jws'), reason };
    await operators.send('PUT', `/registry/modules/${module}/key-list`, body);
    return team;
  }

  /** Signs a release of the fixture and publishes it, whole. */
  async publish(version: string): Promise<void> {
    const files = derivedBuild(this.#base, { module: this.module, version });
    const digests = Object.fromEntries([...files].map(([path, content]) => [path, sha256(content)]));
    const report = await reportOf(this.module, version, digests);
    const statement = { module: this.module, version, commit: 'abc123', files: digests, report: sha256(report) };
    const path = `/registry/modules/${this.module}/releases/${version}`;
    const signed = this.#key.sign(statement, 'seed-release+jws');
    const { missing } = await this.#caller.send<{ missing: string[] }>('PUT', path, { statement: signed, report });
    for (const content of files.values()) {
      if (!missing.includes(sha256(content))) continue;
      const form = new FormData();
      form.append('file', new Blob([new Uint8Array(content)]), 'file');
      await this.#caller.send('PUT', `/registry-files/${this.module}/${sha256(content)}`, form);
    }
    await this.#caller.send('POST', `${path}/completion`);
  }

  /** Makes a published release live for all members. */
  async promote(version: string): Promise<void> {
    await this.#caller.send('PUT', '/registry/channels/stable', {
      moves: [{ module: this.module, to: version }],
      reason,
    });
  }

  /** Publishes releases and makes the first of them live. */
  async release(first: string, ...others: readonly string[]): Promise<void> {
    for (const version of [first, ...others]) await this.publish(version);
    await this.promote(first);
  }

  startRollout(version: string, { share = 0, roles = [], steps = [] }: Audience): Promise<Rollout> {
    const body = { version, share, roles, steps, reason };
    return this.#caller.send<Rollout>('POST', `/registry/modules/${this.module}/rollouts`, body);
  }

  rollout(id: number): Promise<Rollout> {
    return this.#caller.send<Rollout>('GET', `/registry/modules/${this.module}/rollouts/${id}`);
  }

  /** Takes a canary back, as a person does. */
  async abort(id: number): Promise<void> {
    const body = { state: 'aborted', reason };
    await this.#caller.send('PUT', `/registry/modules/${this.module}/rollouts/${id}/end`, body);
  }

  async switchOff(message: string): Promise<void> {
    await this.#caller.send('PUT', `/registry/modules/${this.module}/switch`, { isOn: false, message, reason });
  }

  async switchOn(): Promise<void> {
    await this.#caller.send('PUT', `/registry/modules/${this.module}/switch`, { isOn: true, reason });
  }
}

/** The report of `portal check`, which is the team's word, about a build that a browser test derived. */
export async function reportOf(
  module: string,
  version: string,
  digests: Readonly<Record<string, string>>,
): Promise<string> {
  const { version: kit } = JSON.parse(await readFile(kitFile, 'utf8')) as { version: string };
  const lines = Object.entries(digests).map(([path, digest]) => `${digest}  ${path}\n`);
  const about = { module, version, build: sha256(lines.toSorted().join('')), kit };
  const checkedAt = new Date().toISOString();
  return JSON.stringify({ ...about, checkedAt, rules: ['types'], skipped: [], findings: [] });
}

function sha256(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
