import { Command, InvalidArgumentError } from 'commander';
import type { Action, Context, Outcome } from '../context.ts';
import { resolve } from 'node:path';
import { CliError } from '../cli-error.ts';
import { exportLog, verifyChain } from '../registry/log-audit.ts';
import { registryClient } from '../registry/registry-client.ts';
import { isAddress, type PlaceFlags, placesOf, withPlaces } from './places.ts';
import type { LogLine } from './release-registry.ts';

interface Flags extends PlaceFlags {
  readonly module?: string;
  readonly act?: readonly string[];
  readonly last: number;
  readonly verify?: boolean;
  readonly export?: string;
}

/** `portal log` */
export function logCommand(action: Action): Command {
  return withPlaces(new Command('log'))
    .description('show who changed what, when and why')
    .option('--module <id>', 'only what concerns this module')
    .option('--act <names...>', 'only these acts, such as promote rollback key-added rollout-aborted')
    .option('--last <count>', 'the newest acts only', count, 50)
    .option(
      '--verify',
      'with a registry service: compute the chain again, and compare it with what this machine saw last',
    )
    .option('--export <file>', 'with a registry service: write every entry as a line of JSON')
    .action((flags: Flags) => action((context) => log(flags, context)));
}

function count(text: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new InvalidArgumentError('It is a number from 1 on.');
  return Number(text);
}

async function log(flags: Flags, context: Context): Promise<Outcome> {
  if (flags.verify === true || flags.export !== undefined) return audit(flags, context);
  const { registry } = placesOf(flags, context);
  const { module, act, last } = flags;
  const lines = (await registry.log())
    .filter((line) => module === undefined || line.module === module)
    .filter((line) => act === undefined || act.includes(line.action));
  const changes = lines.slice(-last);
  const nothing = module === undefined && act === undefined ? 'Nothing was changed yet.' : 'The log has no such act.';
  return { text: changes.length === 0 ? nothing : changes.map(lineOf).join('\n'), data: { changes } };
}

async function audit({ registry, verify, export: file }: Flags, { cwd, env }: Context): Promise<Outcome> {
  if (registry === undefined || !isAddress(registry)) {
    throw new CliError('usage', 'Only the log of a registry service is chained: --registry <address>');
  }
  const client = await registryClient(registry, env);
  const chain = verify === true ? await verifyChain({ portal: registry, env, client }) : undefined;
  const exported = file === undefined ? undefined : await exportLog(client, resolve(cwd, file));
  const lines = [
    ...(chain === undefined ? [] : [`The log is intact: ${chain.entries} entries, the last one is ${chain.hash}`]),
    ...(exported === undefined ? [] : [`${exported} entries are in ${file}`]),
  ];
  return { text: lines.join('\n'), data: { ...chain, ...(exported !== undefined && { exported, file }) } };
}

function lineOf({ at, by, action, module, from, to, reason, facts }: LogLine): string {
  const move = from === null && to === null ? [] : [`${from ?? '–'} → ${to ?? '–'}`];
  const more = Object.entries(facts).map(([name, value]) => `${name}=${value}`);
  return [at, action.padEnd(8), module ?? '', ...move, ...more, `${by}: ${reason}`].join('  ').trimEnd();
}
