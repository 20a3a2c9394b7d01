import { Command } from 'commander';
import { CliError } from '../cli-error.ts';
import type { Action, Context, Outcome } from '../context.ts';
import { findModule } from '../project.ts';
import { rolloutRegistry } from '../registry/rollouts.ts';
import { type ReasonFlags, withReason } from './places.ts';

interface Flags extends ReasonFlags {
  readonly module?: string;
}

/** `portal abort` */
export function abortCommand(action: Action): Command {
  return withReason(new Command('abort'))
    .description('take the canary of a module back: all members get stable at their next navigation')
    .option('--module <id>', 'the module (default: that of this folder)')
    .action((flags: Flags) => action((context) => abort(flags, context)));
}

async function abort(flags: Flags, context: Context): Promise<Outcome> {
  const registry = await rolloutRegistry(flags, context);
  const module = flags.module ?? (await findModule(context.cwd)).manifest.id;
  const running = await registry.running(module);
  if (running === undefined) throw new CliError('notFound', `No rollout of ${module} is running`);
  const text = (verb: string) => `${module} ${running.version} ${verb} no canary any more`;
  const isDryRun = flags.dryRun === true;
  const ended = await registry.end({ module, id: running.id, state: 'aborted', reason: flags.reason, isDryRun });
  return { text: text(isDryRun ? 'would be' : 'is'), data: ended };
}
