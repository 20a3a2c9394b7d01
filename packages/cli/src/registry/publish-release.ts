import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { digestOf, digestsIn } from '@seed/contracts/node/release-files';
import { moduleRelease } from '@seed/contracts/module-release';
import { releaseStatement, type ReleaseStatement } from '@seed/contracts/release-statement';
import { z } from 'zod';
import { CliError } from '../cli-error.ts';
import { type RegistryClient, tried } from './registry-client.ts';
import type { SigningKey } from './signing-key.ts';

const published = z.looseObject({ isComplete: z.boolean(), digest: z.string(), missing: z.array(z.string()) });

/** A built release, and its place in the team's history. */
export interface BuiltRelease {
  readonly folder: string;
  readonly module: string;
  readonly version: string;
  readonly commit: string;
  /** The report of `portal check` about it. */
  readonly report: string;
}

export interface Publication {
  readonly digest: string;
  /** The files that were sent; the others were stored before. */
  readonly sent: number;
  readonly files: number;
  /** False if the release was complete before. */
  readonly created: boolean;
}

/**
 * Makes the statement about a release: the digests of every file in its folder and of its report.
 *
 * @throws CliError `usage` if the folder cannot be released, such as one with too many files.
 */
async function statementAbout({ folder, report, ...named }: BuiltRelease): Promise<ReleaseStatement> {
  const parsed = releaseStatement.safeParse({
    ...named,
    files: await digestsIn(folder),
    report: digestOf(Buffer.from(report)),
  });
  if (parsed.success) return parsed.data;
  throw new CliError('usage', `${folder} cannot be released: ${z.prettifyError(parsed.error)}`);
}

/** The greatest size of the code that a dry run sends. */
const mostDryRunBytes = 600_000;

/**
 * Lets the registry compare a release with all that it would be refused for, without publishing it.
 *
 * @throws CliError with every reason for which the registry would refuse it.
 */
export async function tryOutRelease(
  built: BuiltRelease,
  { client, key }: { readonly client: RegistryClient; readonly key: SigningKey },
): Promise<Publication> {
  const { folder, module, version, report } = built;
  const statement = await statementAbout(built);
  const body = { statement: await key.sign(statement), report, contents: await examinedContents(folder, statement) };
  const path = tried(`/registry/modules/${module}/releases/${version}`, true);
  const { digest, missing, isComplete } = await client.send(path, published, { method: 'PUT', body });
  return { digest, sent: missing.length, files: Object.keys(statement.files).length, created: !isComplete };
}

/** `release.json`, and the scripts and styles that budgets count, by digest. */
async function examinedContents(folder: string, { files }: ReleaseStatement): Promise<Record<string, string>> {
  const text = (path: string) => readFile(join(folder, path), 'utf8');
  const { entry, js, css, extensions } = moduleRelease.parse(JSON.parse(await text('release.json')));
  const code = [entry, ...js, ...css, ...extensions.flatMap((extension) => [...extension.js, ...extension.css])];
  const paths = [...new Set(['release.json', ...code])].filter((path) => path in files);
  const contents = await Promise.all(paths.map(async (path) => [files[path] ?? '', await text(path)] as const));
  const bytes = contents.reduce((all, [, content]) => all + Buffer.byteLength(content), 0);
  if (bytes <= mostDryRunBytes) return Object.fromEntries(contents);
  throw new CliError('usage', `A dry run sends at most ${mostDryRunBytes} bytes of code, and this build has ${bytes}`);
}

/**
 * Signs a release and publishes it. What is stored already is not sent again, so a release that broke off is continued.
 *
 * @throws CliError with every reason for which the registry refuses it.
 */
export async function publishRelease(
  built: BuiltRelease,
  { client, key }: { readonly client: RegistryClient; readonly key: SigningKey },
): Promise<Publication> {
  const { folder, module, version, report } = built;
  const statement = await statementAbout(built);
  const path = `/registry/modules/${module}/releases/${version}`;
  const body = { statement: await key.sign(statement), report };
  const begun = await client.send(path, published, { method: 'PUT', body });
  const files = Object.entries(statement.files);
  const { digest, missing } = begun;
  for (const each of missing) {
    const [name] = files.find(([, found]) => found === each) ?? [];
    if (name === undefined)
      throw new CliError('unreachable', 'The registry requests a file that is not in the release');
    const form = new FormData();
    form.append('file', new Blob([await readFile(join(folder, name))]), 'file');
    await client.send(`/registry-files/${module}/${each}`, z.undefined(), { method: 'PUT', body: form });
  }
  if (!begun.isComplete) await client.send(`${path}/completion`, published, { method: 'POST' });
  return { digest, sent: missing.length, files: files.length, created: !begun.isComplete };
}
