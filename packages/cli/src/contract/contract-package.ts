import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { loadEndpoints } from '@seed/build/module-contracts';
import { readPackageJson, workspaceFolders } from '@seed/build/workspaces';
import { z } from 'zod';
import { CliError } from '../cli-error.ts';
import { type ContractDescription, describeContract } from './contract-description.ts';

/** The contracts of one service on the disk. */
export interface ContractPackage {
  readonly service: string;
  /** The version of its package.json. */
  readonly version: string;
  /** The version that the `service.json` beside it declares; undefined if there is none. */
  readonly declared: string | undefined;
  /** The contract as it is now. */
  readonly current: ContractDescription;
  /** The contract as it was released last; undefined before the first release. */
  readonly released: ContractDescription | undefined;
  /** The file of the released contract, absolute. */
  readonly releasedFile: string;
}

const contractsJson = z.object({ name: z.string(), version: z.string(), contractsOf: z.string() });
const serviceJson = z.object({ id: z.string(), contract: z.string() });
const schema = z.record(z.string(), z.unknown());
const releasedJson = z.object({
  service: z.string(),
  version: z.string(),
  operations: z.record(z.string(), z.object({ operation: z.string(), request: schema, response: schema })),
});

/**
 * The contracts of the project around a folder: workspaces whose package.json has `contractsOf`.
 *
 * @throws CliError `usage` if there are none or one of their files is wrong.
 */
export async function findContracts(from: string): Promise<ContractPackage[]> {
  const root = projectRoot(from);
  const folders = root === undefined ? [] : [...workspaceFolders(root).values()];
  const found = await Promise.all(folders.toSorted().map((folder) => readContract(folder)));
  const contracts = found.filter((one) => one !== undefined);
  if (contracts.length > 0) return contracts;
  throw new CliError('usage', `No workspace of the project around ${from} has 'contractsOf' in its package.json`);
}

async function readContract(folder: string): Promise<ContractPackage | undefined> {
  const parsed = contractsJson.safeParse(await readJson(join(folder, 'package.json')));
  if (!parsed.success) return undefined;
  const { name, version, contractsOf: service } = parsed.data;
  const releasedFile = join(folder, 'released.json');
  const endpoints = await loadEndpoints(name, folder).catch((cause: unknown) => {
    throw new CliError('usage', `The endpoints of ${name} cannot be loaded. Compile first: npm run compile`, { cause });
  });
  return {
    service,
    version,
    declared: await declaredVersion(join(folder, '../service.json'), service),
    current: describeContract({ service, version }, endpoints),
    released: existsSync(releasedFile) ? await parse(releasedFile, releasedJson) : undefined,
    releasedFile,
  };
}

/** Stores the present contract as the released one. */
export async function writeReleased({ releasedFile, current }: ContractPackage): Promise<void> {
  await writeFile(releasedFile, `${JSON.stringify(current, null, 1)}\n`);
}

async function declaredVersion(file: string, service: string): Promise<string | undefined> {
  if (!existsSync(file)) return undefined;
  const { id, contract } = await parse(file, serviceJson);
  if (id !== service) throw new CliError('usage', `${file} is of '${id}', and the contracts beside it of '${service}'`);
  return contract;
}

async function parse<T>(file: string, kind: z.ZodType<T>): Promise<T> {
  const parsed = kind.safeParse(await readJson(file));
  if (parsed.success) return parsed.data;
  throw new CliError('usage', `${file} is wrong:\n${z.prettifyError(parsed.error)}`);
}

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (cause) {
    throw new CliError('usage', `${file} is not valid JSON`, { cause });
  }
}

function projectRoot(folder: string): string | undefined {
  if (existsSync(join(folder, 'package.json')) && readPackageJson(folder).workspaces.length > 0) return folder;
  const parent = dirname(folder);
  return parent === folder ? undefined : projectRoot(parent);
}
