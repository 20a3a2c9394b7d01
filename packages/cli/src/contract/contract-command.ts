import { relative } from 'node:path';
import { Command } from 'commander';
import type { Action, Context, Outcome } from '../context.ts';
import { type ContractChanges, contractChanges, versionProblem } from './contract-changes.ts';
import { type ContractPackage, findContracts, writeReleased } from './contract-package.ts';

interface CheckFlags {
  readonly isReleased?: boolean;
}

const help = `
A released contract is kept in released.json beside its package.json; commit it. Since then:
  a change that may break a caller    needs a new major version   1.4.0 → 2.0.0
  an addition                         needs a new minor version   1.4.0 → 1.5.0
The version stands in the package.json of the contracts and as "contract" in service.json.`;

/** `portal contract check|release` */
export function contractCommand(action: Action): Command {
  const check = new Command('check')
    .description('compare the contracts of the project with the released ones')
    .option('--is-released', 'demand too that the present version is released, as before a release of the service')
    .action((flags: CheckFlags) => action((context) => checkContracts(flags, context)));
  const release = new Command('release')
    .description('keep the present contracts as the released ones')
    .action(() => action((context) => releaseContracts(context)));
  return new Command('contract')
    .description('hold the contracts of services to their versions')
    .addHelpText('after', help)
    .addCommand(check)
    .addCommand(release);
}

/** The state of one contract. */
interface Examined extends ContractChanges {
  readonly service: string;
  readonly version: string;
  /** Null before the first release. */
  readonly released: string | null;
  /** The reasons why it cannot be released. */
  readonly problems: readonly string[];
}

async function checkContracts({ isReleased = false }: CheckFlags, { cwd }: Context): Promise<Outcome> {
  const contracts = (await findContracts(cwd)).map((one) => {
    const examined = examine(one);
    const isLate = isReleased && !isCurrent(examined);
    return isLate
      ? { ...examined, problems: [...examined.problems, 'is not released: portal contract release'] }
      : examined;
  });
  return outcomeOf(contracts, ({ version, released }) =>
    released === null ? 'was not released so far' : version === released ? 'is as released' : `follows ${released}`,
  );
}

async function releaseContracts({ cwd, progress }: Context): Promise<Outcome> {
  const found = await findContracts(cwd);
  const examined = found.map((one) => examine(one));
  if (examined.every(({ problems }) => problems.length === 0)) {
    for (const one of found) {
      await writeReleased(one);
      progress(`Wrote ${relative(cwd, one.releasedFile)}`);
    }
  }
  return outcomeOf(examined, (one) => (isCurrent(one) ? 'was released before' : 'is released: commit released.json'));
}

function examine({ service, version, declared, current, released }: ContractPackage): Examined {
  const before = released?.version;
  const changes = released === undefined ? { breaking: [], compatible: [] } : contractChanges(released, current);
  const step = before === undefined ? undefined : versionProblem(before, version, changes);
  const isOther = declared !== undefined && declared !== version;
  const problems = [...(step ? [step] : []), ...(isOther ? [`is declared as ${declared} in service.json`] : [])];
  return { service, version, released: before ?? null, ...changes, problems };
}

function isCurrent({ version, released }: Examined): boolean {
  return version === released;
}

function outcomeOf(contracts: readonly Examined[], stateOf: (contract: Examined) => string): Outcome {
  const isFailure = contracts.some(({ problems }) => problems.length > 0);
  const text = contracts.map((one) => textOf(one, stateOf(one))).join('\n');
  return { text, data: { contracts }, isFailure };
}

function textOf({ service, version, breaking, compatible, problems }: Examined, state: string): string {
  const changes = [...breaking.map((one) => `  breaking: ${one}`), ...compatible.map((one) => `  new: ${one}`)];
  return [`${service} ${version} ${problems.length === 0 ? state : problems.join(', and ')}`, ...changes].join('\n');
}
