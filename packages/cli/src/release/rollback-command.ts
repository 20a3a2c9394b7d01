import { Command, InvalidArgumentError } from 'commander';
import { CliError } from '../cli-error.ts';
import type { Action, Context, Outcome } from '../context.ts';
import { findModule } from '../project.ts';
import { untilNothingIsMissing, waitOption } from './patience.ts';
import { authorOf, isAddress, placesOf, type ReasonFlags, withReason } from './places.ts';
import type { Change } from './release-registry.ts';
import { servedVersions } from './served-versions.ts';
import { runServiceHook } from './service-hook.ts';

interface Flags extends ReasonFlags {
  readonly module?: string;
  readonly serviceRollback?: string;
  readonly service?: Readonly<Record<string, string>>;
  readonly wait: number;
}

const help = `
The version that was live before is meant, also if its number is higher. A second rollback goes back one step more. Open tabs get the version at their next navigation.
With --service-rollback the module goes back first. The command runs when the portal shows the older module, because the
newer one needs the newer service. --service names the contract that the service goes back to: a module that requires a
newer one is a reason against it, and nothing changes.
Example:
  portal rollback --service-rollback "./deploy notices v1.0.0" --service notices@1.0.0 --reason "Pictures are lost"`;

/** `portal rollback` */
export function rollbackCommand(action: Action): Command {
  return withReason(new Command('rollback'))
    .description('make the version live that was live before')
    .option('--module <id>', 'the module (default: that of this folder)')
    .option('--service-rollback <command>', 'the command that takes the service back, after the module')
    .option('--service <id@version>', 'the contract that the service goes back to', contractVersion)
    .addOption(waitOption(60))
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
    services: flags.service,
    async choose(_, history) {
      const version = versionBefore(history);
      if (version === undefined) throw new CliError('notFound', `The log has no version of ${id} before this one`);
      await registry.assertReleased(id, version);
      return version;
    },
  });
  const [is, run] = flags.dryRun === true ? ['would be', 'would run'] : ['is', 'has run'];
  const text = `${id} ${is} live as ${change.to} again, instead of ${change.from ?? 'none'}`;
  if (flags.serviceRollback === undefined) return { text, data: change };
  if (flags.dryRun !== true) await rollBackService({ id, version: change.to ?? '' }, flags, context);
  return { text: `${text}\nThe service: ${run} ${flags.serviceRollback}`, data: change };
}

async function rollBackService(
  { id, version }: { readonly id: string; readonly version: string },
  { registry = '', serviceRollback: command = '', wait: seconds }: Flags,
  context: Context,
): Promise<void> {
  const { progress } = context;
  const look = async () => {
    const served = (await servedVersions(registry)).get(id);
    return served === version ? undefined : `the portal shows ${id} ${served ?? 'not at all'}`;
  };
  try {
    const missing = isAddress(registry) ? await untilNothingIsMissing(look, { seconds, progress }) : undefined;
    if (missing !== undefined) throw new CliError('unreachable', `The older module is not served: ${missing}`);
    await runServiceHook({ command, module: id, version }, context);
  } catch (error) {
    const { message } = error instanceof Error ? error : { message: String(error) };
    throw new CliError(
      error instanceof CliError ? error.code : 'failed',
      `${message}\n${id} ${version} is live again, and the service is as it was. Take it back by hand: ${command}`,
      { cause: error },
    );
  }
}

function contractVersion(text: string): Readonly<Record<string, string>> {
  const [, id = '', version = ''] = /^([a-z][a-z0-9-]*)@(\d+\.\d+\.\d+)$/.exec(text) ?? [];
  if (id === '')
    throw new InvalidArgumentError('It is a service and the version of its contract, such as notices@1.0.0.');
  return { [id]: version };
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
