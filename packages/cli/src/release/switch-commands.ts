import { Command } from 'commander';
import type { Action, Context, Outcome } from '../context.ts';
import { findModule } from '../project.ts';
import { rolloutRegistry } from '../registry/rollouts.ts';
import { type ReasonFlags, withReason } from './places.ts';

interface Flags extends ReasonFlags {
  readonly module?: string;
  readonly message?: string;
}

/** `portal off` */
export function offCommand(action: Action): Command {
  return withReason(new Command('off'))
    .description('switch a module off for all members')
    .requiredOption('--message <text>', 'the text that members read at its pages')
    .option('--module <id>', 'the module (default: that of this folder)')
    .action((flags: Flags) => action((context) => switchTo(false, flags, context)));
}

/** `portal on` */
export function onCommand(action: Action): Command {
  return withReason(new Command('on'))
    .description('switch a module on again')
    .option('--module <id>', 'the module (default: that of this folder)')
    .action((flags: Flags) => action((context) => switchTo(true, flags, context)));
}

async function switchTo(isOn: boolean, flags: Flags, context: Context): Promise<Outcome> {
  const registry = await rolloutRegistry(flags, context);
  const module = flags.module ?? (await findModule(context.cwd)).manifest.id;
  const { message, reason, dryRun: isDryRun = false } = flags;
  await registry.switch({ module, reason, isOn, isDryRun, ...(message !== undefined && { message }) });
  const text = `${module} ${isDryRun ? 'would be' : 'is'} switched ${isOn ? 'on' : 'off'}`;
  return { text, data: { module, isOn, message: message ?? null } };
}
