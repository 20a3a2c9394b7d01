import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';
import { resolve } from 'node:path';
import { type Command, Option } from 'commander';
import { CliError } from '../cli-error.ts';
import type { Context } from '../context.ts';
import { type RegistryClient, registryClient } from '../registry/registry-client.ts';
import { serviceRegistry } from '../registry/service-registry.ts';
import { fileRegistry } from './file-registry.ts';
import type { ReleaseRegistry } from './release-registry.ts';

export interface PlaceFlags {
  readonly releases: string;
  readonly registry?: string;
}

export const releasesOption = () =>
  new Option('--releases <folder>', "the portal's folder of releases (its MODULES_DIR)")
    .env('PORTAL_RELEASES')
    .default('.modules');

/** The two options that select the portal. */
export function withPlaces(command: Command): Command {
  const registry = new Option('--registry <place>', "the portal's registry file (its REGISTRY_FILE), or its address");
  return command.addOption(releasesOption()).addOption(registry.env('PORTAL_REGISTRY'));
}

/** The options of a change: who makes it, and why. */
export function withReason(command: Command): Command {
  return withPlaces(command)
    .requiredOption('--reason <text>', 'why; it stands in the log')
    .option('--dry-run', 'show what would change, and change nothing')
    .addOption(new Option('--by <name>', 'who (default: your login)').env('PORTAL_BY'));
}

export interface ReasonFlags extends PlaceFlags {
  readonly reason: string;
  readonly by?: string;
  readonly dryRun?: boolean;
}

export interface Places {
  readonly registry: ReleaseRegistry;
}

/**
 * The portal that the options name.
 *
 * @throws CliError `usage` if no registry is named or its folder does not exist.
 */
export function placesOf({ releases, registry }: PlaceFlags, { cwd, env }: Context): Places {
  if (registry === undefined) {
    throw new CliError(
      'usage',
      'Which portal? Name its registry file or its address: --registry, or the variable PORTAL_REGISTRY',
    );
  }
  if (isAddress(registry)) {
    let client: Promise<RegistryClient> | undefined;
    return { registry: serviceRegistry(() => (client ??= registryClient(registry, env))) };
  }
  const file = resolve(cwd, registry);
  if (!existsSync(resolve(file, '..'))) throw new CliError('usage', `There is no folder for ${file}`);
  return { registry: fileRegistry(file, resolve(cwd, releases)) };
}

/** Whether the registry is that of a running portal. */
export function isAddress(registry: string): boolean {
  return /^https?:/.test(registry);
}

/** The name that the log records. */
export function authorOf({ by }: Pick<ReasonFlags, 'by'>): string {
  return by ?? userInfo().username;
}
