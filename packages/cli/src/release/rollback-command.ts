import { Command } from 'commander';
import { CliError } from '../cli-error.ts';
import type { Action, Context, Outcome } from '../context.ts';
import { findModule } from '../project.ts';
import { authorOf, placesOf, type ReasonFlags, withReason } from './places.ts';
import type { Change } from './release-registry.ts';

interface Flags extends ReasonFlags {
  readonly module?: string;
}

const help = `
A second rollback goes back one step more. Open tabs get the version at their next navigation.`;

/** `portal rollback` */
export function rollbackCommand(action: Action): Command {
  return withReason(new Command('rollback'))
    .description('make the version live that was live before')
    .option('--module <id>', 'the module (default: that of this folder)')
    .addHelpText('after', help)
    .action((flags: Flags) => action((context) => rollback(flags, context)));
}

async function rollback(flags: Flags, context: Context): Promise<Outcome> {
  const { registry } = placesOf(flags, context);
  const id = flags.module ?? (await findModule(context.cwd)).manifest.id;
  const change = await registry.change({
    action: 'rollback',
    module: id,
    by: authorOf(flags),
    reason: flags.reason,
    isDryRun: flags.dryRun,
    async choose(_, history) {
      const version = versionBefore(history);
      if (version === undefined) throw new CliError('notFound', `The log has no version of ${id} before this one`);
      await registry.assertReleased(id, version);
      return version;
    },
  });
  return {
    text: `${id} ${flags.dryRun === true ? 'would be' : 'is'} live as ${change.to} again, instead of ${change.from ?? 'none'}`,
    data: change,
  };
}

/** The version before the one that is live: each rollback reverts the latest promotion that is not reverted yet. */
function versionBefore(history: readonly Change[]): string | undefined {
  const standing: Change[] = [];
  for (const change of history) {
    if (change.action === 'rollback') standing.pop();
    else standing.push(change);
  }
  return standing.at(-1)?.from ?? undefined;
}
