import { relative, resolve } from 'node:path';
import { moduleVersion } from '@seed/contracts/module-manifest';
import { Command } from 'commander';
import { CliError } from '../cli-error.ts';
import type { Action, Context, Outcome } from '../context.ts';
import { findModule } from '../project.ts';
import { type PlaceFlags, releasesOption } from './places.ts';

interface Flags extends Pick<PlaceFlags, 'releases'> {
  readonly as?: string;
}

const help = `
A release is an immutable folder <releases>/<id>/<version>/. Nothing is live by it: see portal promote.`;

/** `portal release` */
export function releaseCommand(action: Action): Command {
  return new Command('release')
    .description('build the module and publish it as an immutable release')
    .option('--as <version>', 'the version (default: that of package.json)')
    .addOption(releasesOption())
    .addHelpText('after', help)
    .action((flags: Flags) => action((context) => release(flags, context)));
}

async function release({ releases, as }: Flags, { cwd, progress }: Context): Promise<Outcome> {
  const { directory, manifest } = await findModule(cwd);
  if (as !== undefined && !moduleVersion.safeParse(as).success) {
    throw new CliError('usage', `'${as}' is not a version such as 1.2.3`);
  }
  progress(`Building ${manifest.id} …`);
  // Webpack is loaded only to build.
  const { buildModule } = await import('@seed/build/build-module');
  const modulesDir = resolve(cwd, releases);
  const built = await buildModule({ directory, modulesDir, ...(as !== undefined && { version: as }) });
  const { release: made, folder, created, bytes } = built;
  const state = created ? 'Released' : 'Unchanged since its release:';
  const kilobytes = (count: number) => `${(count / 1000).toFixed(1)} kB`;
  return {
    text: `${state} ${made.id} ${made.version} in ${relative(cwd, folder)}: ${kilobytes(bytes.js)} js, ${kilobytes(bytes.css)} css`,
    data: { id: made.id, version: made.version, folder, created, bytes },
  };
}
