import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { promisify } from 'node:util';
import { readPackageJson } from '@seed/build/workspaces';
import { moduleVersion } from '@seed/contracts/module-manifest';
import { digestOfAll, digestsIn } from '@seed/contracts/node/release-files';
import { statementFile } from '@seed/contracts/release-statement';
import { Command, Option } from 'commander';
import { readCheckReport } from '../check/check-report.ts';
import { CliError } from '../cli-error.ts';
import type { Action, Context, Outcome } from '../context.ts';
import { type ModuleFolder, findModule } from '../project.ts';
import { type BuiltRelease, publishRelease, tryOutRelease } from '../registry/publish-release.ts';
import { registryClient } from '../registry/registry-client.ts';
import { readSigningKey } from '../registry/signing-key.ts';
import { isAddress, type PlaceFlags, releasesOption } from './places.ts';
import { readRelease } from './releases.ts';

interface Flags extends PlaceFlags {
  readonly as?: string;
  readonly build: boolean;
  readonly key?: string;
  readonly commit?: string;
  readonly dryRun?: boolean;
}

const help = `
A release is an immutable folder <releases>/<id>/<version>/. With the address of a portal as --registry it is signed and
published there as well; PORTAL_CLIENT and PORTAL_CLIENT_SECRET sign in. Nothing is live by it: see portal promote.`;

/** `portal release` */
export function releaseCommand(action: Action): Command {
  const registry = new Option('--registry <address>', "the portal's address: publish in its registry, too");
  const key = new Option('--key <file>', 'the key that signs, made by portal keys new');
  return new Command('release')
    .description('build the module and publish it as an immutable release')
    .option('--as <version>', 'the version (default: that of package.json)')
    .option('--no-build', 'publish the release that is in the folder already')
    .addOption(releasesOption())
    .addOption(registry.env('PORTAL_REGISTRY'))
    .addOption(key.env('PORTAL_KEY'))
    .option('--commit <name>', 'the commit that was built (default: that of the working tree)')
    .option('--dry-run', 'with --registry: build, show whether it would be accepted, and publish nothing')
    .addHelpText('after', help)
    .action((flags: Flags) => action((context) => release(flags, context)));
}

async function release(flags: Flags, context: Context): Promise<Outcome> {
  const { as, registry } = flags;
  const found = await findModule(context.cwd);
  if (as !== undefined && !moduleVersion.safeParse(as).success) {
    throw new CliError('usage', `'${as}' is not a version such as 1.2.3`);
  }
  const built = flags.build ? await build(found, flags, context) : await existing(found, flags, context);
  if (registry === undefined || !isAddress(registry)) {
    if (flags.key !== undefined) await signFolder(built.data, flags, context);
    return built;
  }
  const published = await publish({ ...built.data, directory: found.directory, registry }, flags, context);
  return { text: `${built.text}\n${published.text}`, data: { ...built.data, ...published.data } };
}

interface Built extends Outcome {
  readonly data: { readonly id: string; readonly version: string; readonly folder: string };
}

async function build({ directory, manifest }: ModuleFolder, { releases, as }: Flags, context: Context): Promise<Built> {
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

async function existing({ directory, manifest }: ModuleFolder, flags: Flags, { cwd }: Context): Promise<Built> {
  const releases = resolve(cwd, flags.releases);
  const version = flags.as ?? readPackageJson(directory).version;
  await readRelease(releases, manifest.id, version);
  const folder = resolve(releases, manifest.id, version);
  return {
    text: `Found ${manifest.id} ${version} in ${relative(cwd, folder)}`,
    data: { id: manifest.id, version, folder },
  };
}

type Publishing = Built['data'] & {
  /** The module's folder, with the report of the last check. */
  readonly directory: string;
  readonly registry: string;
};

async function publish(
  { id, version, folder, directory, registry }: Publishing,
  flags: Flags,
  context: Context,
): Promise<Outcome> {
  if (flags.key === undefined) throw new CliError('usage', 'Which key signs it? Name its file: --key, or PORTAL_KEY');
  const key = await readSigningKey(resolve(context.cwd, flags.key));
  const commit = flags.commit ?? (await presentCommit(context));
  const report = await readCheckReport(directory, { version, digest: digestOfAll(await digestsIn(folder)) });
  const built: BuiltRelease = { folder, module: id, version, commit, report };
  const isDryRun = flags.dryRun === true;
  if (!isDryRun) context.progress(`Publishing ${id} ${version} …`);
  const send = isDryRun ? tryOutRelease : publishRelease;
  const { digest, sent, files, created } = await send(built, {
    client: await registryClient(registry, context.env),
    key,
  });
  const state = !created ? 'Published before:' : isDryRun ? 'Would publish' : 'Published';
  const text = `${state} ${id} ${version} at ${registry}, ${sent} of ${files} files ${isDryRun ? 'to send' : 'sent'}`;
  return { text, data: { digest, kid: key.kid, commit, sent, published: created && !isDryRun } };
}

/** Writes the signed statement into the release, for a portal without a registry service. */
async function signFolder({ id, version, folder }: Built['data'], flags: Flags, context: Context): Promise<void> {
  const key = await readSigningKey(resolve(context.cwd, flags.key ?? ''));
  const commit = flags.commit ?? (await presentCommit(context));
  const statement = { module: id, version, commit, files: await digestsIn(folder) };
  await writeFile(join(folder, statementFile), await key.sign(statement));
}

async function presentCommit({ cwd }: Context): Promise<string> {
  const { stdout } = await promisify(execFile)('git', ['rev-parse', 'HEAD'], { cwd }).catch((cause: unknown) => {
    throw new CliError('usage', 'There is no commit here. Name the one that was built: --commit', { cause });
  });
  return stdout.trim();
}
