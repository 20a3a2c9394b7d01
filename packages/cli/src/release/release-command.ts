import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { digestsIn } from '@seed/contracts/node/release-files';
import { statementFile } from '@seed/contracts/release-statement';
import { Command, Option } from 'commander';
import type { Action, Context, Outcome } from '../context.ts';
import { findModule } from '../project.ts';
import { publishRelease, tryOutRelease } from '../registry/publish-release.ts';
import { registryClient } from '../registry/registry-client.ts';
import { readSigningKey } from '../registry/signing-key.ts';
import { isAddress, type PlaceFlags, releasesOption } from './places.ts';
import { type BuildFlags, type Built, buildOptions, builtOf, presentCommit, signableRelease } from './built-module.ts';

interface Flags extends PlaceFlags, BuildFlags {
  readonly dryRun?: boolean;
}

const help = `
A release is an immutable folder <releases>/<id>/<version>/. With the address of a portal as --registry it is signed and
published there as well; PORTAL_CLIENT and PORTAL_CLIENT_SECRET sign in. Nothing is live by it: see portal promote.`;

/** `portal release` */
export function releaseCommand(action: Action): Command {
  const registry = new Option('--registry <address>', "the portal's address: publish in its registry, too");
  const command = new Command('release')
    .description('build the module and publish it as an immutable release')
    .addOption(releasesOption())
    .addOption(registry.env('PORTAL_REGISTRY'));
  for (const option of buildOptions()) command.addOption(option);
  return command
    .option('--dry-run', 'with --registry: build, show whether it would be accepted, and publish nothing')
    .addHelpText('after', help)
    .action((flags: Flags) => action((context) => release(flags, context)));
}

async function release(flags: Flags, context: Context): Promise<Outcome> {
  const { registry } = flags;
  const found = await findModule(context.cwd);
  const built = await builtOf(found, flags, context);
  if (registry === undefined || !isAddress(registry)) {
    if (flags.key !== undefined) await signFolder(built.data, flags, context);
    return built;
  }
  const published = await publish({ ...built.data, directory: found.directory, registry }, flags, context);
  return { text: `${built.text}\n${published.text}`, data: { ...built.data, ...published.data } };
}

type Publishing = Built['data'] & {
  /** The module's folder, with the report of the last check. */
  readonly directory: string;
  readonly registry: string;
};

async function publish(
  { directory, registry, ...built }: Publishing,
  flags: Flags,
  context: Context,
): Promise<Outcome> {
  const { id, version } = built;
  const { release, key } = await signableRelease({ ...built, directory }, flags, context);
  const isDryRun = flags.dryRun === true;
  if (!isDryRun) context.progress(`Publishing ${id} ${version} …`);
  const send = isDryRun ? tryOutRelease : publishRelease;
  const { digest, sent, files, created } = await send(release, {
    client: await registryClient(registry, context.env),
    key,
  });
  const state = !created ? 'Published before:' : isDryRun ? 'Would publish' : 'Published';
  const text = `${state} ${id} ${version} at ${registry}, ${sent} of ${files} files ${isDryRun ? 'to send' : 'sent'}`;
  return { text, data: { digest, kid: key.kid, commit: release.commit, sent, published: created && !isDryRun } };
}

/** Writes the signed statement into the release, for a portal without a registry service. */
async function signFolder({ id, version, folder }: Built['data'], flags: Flags, context: Context): Promise<void> {
  const key = await readSigningKey(resolve(context.cwd, flags.key ?? ''));
  const commit = flags.commit ?? (await presentCommit(context));
  const statement = { module: id, version, commit, files: await digestsIn(folder) };
  await writeFile(join(folder, statementFile), await key.sign(statement));
}
