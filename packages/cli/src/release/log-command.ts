import { Command, InvalidArgumentError } from 'commander';
import type { Action, Context, Outcome } from '../context.ts';
import { type PlaceFlags, placesOf, withPlaces } from './places.ts';
import type { Change } from './release-registry.ts';

interface Flags extends PlaceFlags {
  readonly module?: string;
  readonly last: number;
}

/** `portal log` */
export function logCommand(action: Action): Command {
  return withPlaces(new Command('log'))
    .description('show who changed what, when and why')
    .option('--module <id>', 'only the changes of this module')
    .option('--last <count>', 'the newest changes only', count, 50)
    .action((flags: Flags) => action((context) => log(flags, context)));
}

function count(text: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new InvalidArgumentError('It is a number from 1 on.');
  return Number(text);
}

async function log(flags: Flags, context: Context): Promise<Outcome> {
  const { registry } = placesOf(flags, context);
  const changes = (await registry.history(flags.module)).slice(-flags.last);
  const text = changes.length === 0 ? 'Nothing was changed yet.' : changes.map(lineOf).join('\n');
  return { text, data: { changes } };
}

function lineOf({ at, by, action, module, from, to, reason }: Change): string {
  return `${at}  ${action.padEnd(8)}  ${module}  ${from ?? '–'} → ${to ?? '–'}  ${by}: ${reason}`;
}
