import { Command } from 'commander';
import { CliError } from '../cli-error.ts';
import type { Action, Context, Outcome } from '../context.ts';
import { readPackageJson } from '@seed/build/workspaces';
import { findModule } from '../project.ts';
import { placesOf, withReason } from './places.ts';
import { promoteRelease, type PromotionFlags } from './promote-release.ts';
import { audienceOptions } from './roll-out.ts';

interface Flags extends PromotionFlags {
  readonly module?: string;
}

const help = `
Example:
  portal promote 1.1.0 --reason "Notices have pictures" --releases /srv/portal/modules --registry /srv/portal/registry.json
The portal shows it from the next page view on; nothing is restarted. Every change is a line in <registry>.log.
With the registry of a portal, --canary 5, --roles or --auto 5,25,100 show it to some members first; it goes back by
itself if it is worse. Without them, a canary becomes live for all.`;

/** `portal promote [version]` */
export function promoteCommand(action: Action): Command {
  const command = withReason(new Command('promote'));
  for (const option of audienceOptions()) command.addOption(option);
  return command
    .description('make a release live')
    .argument('[version]', 'the version (default: that of package.json)')
    .option('--module <id>', 'the module (default: that of this folder)')
    .option('--expect <version>', "fail unless this version is live now; 'none' if none is")
    .addHelpText('after', help)
    .action((version: string | undefined, flags: Flags) => action((context) => promote(version, flags, context)));
}

async function promote(given: string | undefined, flags: Flags, context: Context): Promise<Outcome> {
  // A missing portal is reported before a missing module.
  placesOf(flags, context);
  return promoteRelease(await meant(given, flags, context), flags, context);
}

async function meant(given: string | undefined, { module }: Flags, { cwd }: Context) {
  if (module !== undefined && given !== undefined) return { id: module, version: given };
  if (module !== undefined) throw new CliError('usage', 'With --module the version must be named too');
  const { directory, manifest } = await findModule(cwd);
  return { id: manifest.id, version: given ?? readPackageJson(directory).version };
}
