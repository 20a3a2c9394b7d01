import { Command, InvalidArgumentError } from 'commander';
import type { Action, Context, Outcome } from '../context.ts';
import { checkBuckets } from './bucket-check.ts';
import { checkDatabase } from './database-check.ts';
import type { Finding } from './finding.ts';
import { checkIdentity } from './identity-check.ts';
import { checkMachine } from './machine-check.ts';
import { checkPortal, replicasOf } from './portal-check.ts';
import { readVariables } from './read-variables.ts';
import { checkStores } from './store-check.ts';
import { checkVariables } from './variables-check.ts';

interface Flags {
  readonly variables?: string;
  readonly portal?: string;
  readonly processes?: number;
}

const help = `
It reads the variables of one program, a service or the gateway, and tries every part that they name: it makes a table
and an object of its own and removes them. Run it on the machine of that program, as its user. It prints no secret.`;

/** `portal doctor` */
export function doctorCommand(action: Action): Command {
  return new Command('doctor')
    .description('check a configuration against the running parts, and show how to mend what is wrong')
    .option('--variables <file>', "the variables, as lines NAME=value (default: the process's own)")
    .option('--portal <address>', 'the address of a running gateway', address)
    .option(
      '--processes <count>',
      'the processes that use the database server (default: the replicas in UPSTREAMS)',
      count,
    )
    .addHelpText('after', help)
    .action((flags: Flags) => action((context) => doctor(flags, context)));
}

function address(text: string): string {
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol)) {
    throw new InvalidArgumentError('It is an address such as https://portal.example.org.');
  }
  return text;
}

function count(text: string): number {
  if (!/^[1-9]\d{0,4}$/.test(text)) throw new InvalidArgumentError('It is a number from 1 on.');
  return Number(text);
}

async function doctor({ variables: file, portal, processes }: Flags, { cwd, env }: Context): Promise<Outcome> {
  const read = readVariables(file, cwd, env);
  const { variables } = read;
  const replicas = [...replicasOf(variables).values()].reduce((sum, each) => sum + each.length, 0);
  const checked = await Promise.all([
    checkMachine(variables, cwd),
    checkDatabase(variables, processes ?? Math.max(replicas, 1)),
    checkStores(variables),
    checkBuckets(variables),
    checkIdentity(variables),
    checkPortal(portal, variables),
  ]);
  const findings = [...checkVariables(read), ...checked.flat()];
  const counts = { ok: 0, warning: 0, problem: 0 };
  for (const { state } of findings) counts[state] += 1;
  const total = `${counts.ok} ok, ${counts.warning} warnings, ${counts.problem} problems`;
  const text = [...findings.map(lineOf), total].join('\n');
  return { text, data: { findings, counts }, isFailure: counts.problem > 0 };
}

function lineOf({ part, state, message, mend }: Finding): string {
  return `${state.padEnd(7)}  ${part}: ${message}${mend === undefined ? '' : `. ${mend}`}`;
}
