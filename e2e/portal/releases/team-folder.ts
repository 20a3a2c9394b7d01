import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { PortalProcess } from '../portal-process.ts';
import { type Build, derivedBuild } from './derived-build.ts';
import { reportOf } from './release-team.ts';

const run = promisify(execFile);
const command = resolve(import.meta.dirname, '../../../packages/cli/bin/portal.mjs');

/** A new folder in which a team works with the command `portal`. */
export class TeamFolder implements AsyncDisposable {
  readonly path: string;
  readonly #module: string;
  readonly #env: NodeJS.ProcessEnv;

  private constructor(path: string, module: string, portal: PortalProcess) {
    this.path = path;
    this.#module = module;
    this.#env = { ...process.env, PORTAL_REGISTRY: portal.url, PORTAL_CLIENT_SECRET: 'seed' };
  }

  static async create(portal: PortalProcess, module: string): Promise<TeamFolder> {
    return new TeamFolder(await mkdtemp(join(tmpdir(), 'seed-e2e-team-')), module, portal);
  }

  /** Runs `portal` as the pipeline of the team, or as another one. Rejects with its output if it fails. */
  async portal(words: readonly string[], client = `pipeline-${this.#module}`): Promise<string> {
    const env = { ...this.#env, PORTAL_CLIENT: client };
    return (await run(process.execPath, [command, ...words], { cwd: this.path, env })).stdout;
  }

  /** Puts a build and the report of its check there, as `portal check` and the build leave them. */
  async build(base: Build, version: string): Promise<void> {
    const module = this.#module;
    const files = derivedBuild(base, { module, version });
    const folder = join(this.path, '.modules', module, version);
    await mkdir(folder, { recursive: true });
    for (const [path, content] of files) await writeFile(join(folder, path), content);
    const digest = (content: Buffer) => createHash('sha256').update(content).digest('hex');
    const digests = Object.fromEntries([...files].map(([path, content]) => [path, digest(content)]));
    await mkdir(join(this.path, '.cache'), { recursive: true });
    await writeFile(join(this.path, '.cache/check-report.json'), await reportOf(module, version, digests));
    const { manifest } = JSON.parse(files.get('release.json')?.toString() ?? '{}') as { manifest: object };
    await writeFile(join(this.path, 'module.json'), JSON.stringify(manifest));
    await writeFile(join(this.path, 'package.json'), JSON.stringify({ name: module, version }));
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await rm(this.path, { recursive: true });
  }
}
