import { Command } from 'commander';
import { moduleId } from '@seed/contracts/module-manifest';
import { CliError } from '../cli-error.ts';
import type { Action, Context, Outcome } from '../context.ts';
import { authorOf, placesOf, type ReasonFlags, withReason } from './places.ts';

interface Flags extends ReasonFlags {
  readonly purge?: boolean;
}

/** `portal remove <id>` */
export function removeCommand(action: Action): Command {
  return withReason(new Command('remove'))
    .description('take a module out of the portal')
    .argument('<id>', 'the module')
    .option('--purge', 'delete its releases too: there is no way back then')
    .action((id: string, flags: Flags) => action((context) => remove(id, flags, context)));
}

async function remove(id: string, flags: Flags, context: Context): Promise<Outcome> {
  const { registry } = placesOf(flags, context);
  if (!moduleId.safeParse(id).success) throw new CliError('usage', `'${id}' is not the id of a module`);
  const change = await registry.change({
    action: 'remove',
    module: id,
    by: authorOf(flags),
    reason: flags.reason,
    isDryRun: flags.dryRun,
    choose(live) {
      if (live === null) throw new CliError('notFound', `There is no live module '${id}'`);
      return null;
    },
  });
  const purged = flags.purge === true && flags.dryRun !== true;
  if (purged) await registry.purge(id);
  const text =
    flags.dryRun === true ? `${id} would not be in the portal any more` : `${id} is not in the portal any more`;
  return { text, data: { ...change, purged } };
}
