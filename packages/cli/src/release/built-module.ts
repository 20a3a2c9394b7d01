import { execFile } from 'node:child_process';
import { relative, resolve } from 'node:path';
import { promisify } from 'node:util';
import { readPackageJson } from '@seed/build/workspaces';
import { moduleVersion } from '@seed/contracts/module-manifest';
import { digestOfAll, digestsIn } from '@seed/contracts/node/release-files';
import { Option } from 'commander';
import { readCheckReport } from '../check/check-report.ts';
import { CliError } from '../cli-error.ts';
import type { Context, Outcome } from '../context.ts';
import type { ModuleFolder } from '../project.ts';
import type { BuiltRelease } from '../registry/publish-release.ts';
import { readSigningKey, type SigningKey } from '../registry/signing-key.ts';
import { readRelease } from './releases.ts';

/** The options of commands that build a module and sign it. */
export interface BuildFlags {
  readonly releases: string;
  readonly as?: string;
  readonly build: boolean;
  readonly key?: string;
  readonly commit?: string;
}

export const buildOptions = () => [
  new Option('--as <version>', 'the version (default: that of package.json)'),
  new Option('--no-build', 'publish the release that is in the folder already'),
  new Option('--key <file>', 'the key that signs, made by portal keys new').env('PORTAL_KEY'),
  new Option('--commit <name>', 'the commit that was built (default: that of the working tree)'),
];

export interface Built extends Outcome {
  readonly data: { readonly id: string; readonly version: string; readonly folder: string };
}

/**
 * Builds the module, or finds the build in the folder of releases.
 *
 * @throws CliError `usage` if the version is none, `notFound` if there is no such build.
 */
export async function builtOf(found: ModuleFolder, flags: BuildFlags, context: Context): Promise<Built> {
  const { as, build: isWanted } = flags;
  if (as !== undefined && !moduleVersion.safeParse(as).success) {
    throw new CliError('usage', `'${as}' is not a version such as 1.2.3`);
  }
  return isWanted ? build(found, flags, context) : existing(found, flags, context);
}

async function build(
  { directory, manifest }: ModuleFolder,
  { releases, as }: BuildFlags,
  context: Context,
): Promise<Built> {
  const { cwd, progress } = context;
  progress(`Building ${manifest.id} …`);
  // Webpack is loaded only to build.
  const { buildModule } = await import('@seed/build/build-module');
  const modulesDir = resolve(cwd, releases);
  const built = await buildModule({ directory, modulesDir, ...(as !== undefined && { version: as }) });
  const { release: made, folder, created, bytes } = built;
  const state = created ? 'Released' : 'Unchanged since its release:';
  const kilobytes = (count: number) => `${(count / 1000).toFixed(1)} kB`;
  const data = { id: made.id, version: made.version, folder, created, bytes };
  const sizes = `${kilobytes(bytes.js)} js, ${kilobytes(bytes.css)} css`;
  return { text: `${state} ${made.id} ${made.version} in ${relative(cwd, folder)}: ${sizes}`, data };
}

async function existing({ directory, manifest }: ModuleFolder, flags: BuildFlags, { cwd }: Context): Promise<Built> {
  const releases = resolve(cwd, flags.releases);
  const version = flags.as ?? readPackageJson(directory).version;
  await readRelease(releases, manifest.id, version);
  const folder = resolve(releases, manifest.id, version);
  return {
    text: `Found ${manifest.id} ${version} in ${relative(cwd, folder)}`,
    data: { id: manifest.id, version, folder },
  };
}

/** A build that can be published, and the key that signs it. */
interface SignableRelease {
  readonly release: BuiltRelease;
  readonly key: SigningKey;
}

type CheckedBuild = Built['data'] & {
  /** The module's folder, with the report of the last check. */
  readonly directory: string;
};

/**
 * Reads the key, the commit and the report of the check about a build.
 *
 * @throws CliError `usage` if one of them is missing, `failed` if the report has findings.
 */
export async function signableRelease(
  { id, version, folder, directory }: CheckedBuild,
  flags: BuildFlags,
  context: Context,
): Promise<SignableRelease> {
  if (flags.key === undefined) throw new CliError('usage', 'Which key signs it? Name its file: --key, or PORTAL_KEY');
  const key = await readSigningKey(resolve(context.cwd, flags.key));
  const commit = flags.commit ?? (await presentCommit(context));
  const report = await readCheckReport(directory, { version, digest: digestOfAll(await digestsIn(folder)) });
  return { release: { folder, module: id, version, commit, report }, key };
}

/** @throws CliError `usage` outside of a repository. */
export async function presentCommit({ cwd }: Context): Promise<string> {
  const { stdout } = await promisify(execFile)('git', ['rev-parse', 'HEAD'], { cwd }).catch((cause: unknown) => {
    throw new CliError('usage', 'There is no commit here. Name the one that was built: --commit', { cause });
  });
  return stdout.trim();
}
