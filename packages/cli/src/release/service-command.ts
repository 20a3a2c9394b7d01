import { Command } from 'commander';
import { moduleId } from '@seed/contracts/module-manifest';
import { CliError } from '../cli-error.ts';
import type { Action, Context, Outcome } from '../context.ts';
import { authorOf, placesOf, type ReasonFlags, withReason } from './places.ts';

const addHelp = `
Example:
  portal service add notices http://127.0.0.1:4200 --reason "First release" --registry /srv/portal/registry.json
The gateway reads from the service which resources it serves. Nothing is restarted.`;

/** `portal service add|remove` */
export function serviceCommand(action: Action): Command {
  const add = withReason(new Command('add'))
    .description('register a running service, or change its addresses')
    .argument('<id>', 'the service, as its service.json names it')
    .argument('<url...>', 'where its replicas run')
    .addHelpText('after', addHelp)
    .action((id: string, urls: string[], flags: ReasonFlags) =>
      action((context) => change({ id, urls }, flags, context)),
    );
  const remove = withReason(new Command('remove'))
    .description('take a service out of the portal')
    .argument('<id>', 'the service')
    .action((id: string, flags: ReasonFlags) => action((context) => change({ id, urls: [] }, flags, context)));
  return new Command('service')
    .description('register a service with the portal, or take it out')
    .addCommand(add)
    .addCommand(remove);
}

interface Registration {
  readonly id: string;
  readonly urls: readonly string[];
}

async function change({ id, urls }: Registration, flags: ReasonFlags, context: Context): Promise<Outcome> {
  const { registry } = placesOf(flags, context);
  if (!moduleId.safeParse(id).success) throw new CliError('usage', `'${id}' is not the id of a service`);
  const wrong = urls.find((url) => !/^https?:/.test(url) || !URL.canParse(url));
  if (wrong !== undefined) throw new CliError('usage', `'${wrong}' is not an address such as http://127.0.0.1:4200`);
  const { reason, dryRun } = flags;
  const made = await registry.changeService({ service: id, urls, by: authorOf(flags), reason, isDryRun: dryRun });
  const [is, isNot] = dryRun === true ? ['would be', 'would not be'] : ['is', 'is not'];
  const text = made.to === null ? `${id} ${isNot} registered any more` : `${id} ${is} registered at ${made.to}`;
  return { text, data: made };
}
