import { createHash } from 'node:crypto';
import { brotli, digestOf } from '@seed/contracts/node/release-files';
import type { ModuleRelease } from '@seed/contracts/module-release';
import type { FieldProblem } from '@seed/service-kit/problem-error';
import { aboutFile, releaseFile } from './about-file.ts';

/** The files of a release whose contents the gate examines. */
export interface ReleaseFiles {
  /** The signed digests, by path. */
  readonly files: Readonly<Record<string, string>>;
  /** Reads a file by its path. */
  read(path: string): Promise<Buffer>;
  /** For a dry run files that no budget counts are not there, and their signed digests are compared. */
  readonly isDryRun: boolean;
}

/** The facts about one script or style; each file is read once. */
interface CodeFacts {
  /** Whether it is the file that `release.json` names by its integrity; undefined if that names none. */
  readonly isNamed: boolean | undefined;
  /** Bytes after brotli; 0 if no budget counts the file. */
  readonly bytes: number;
}

/** Every reason against the scripts and styles of a release. */
export async function codeProblems(release: ModuleRelease, uploaded: ReleaseFiles): Promise<FieldProblem[]> {
  const parts = budgetedParts(release);
  const counted = new Set(parts.flatMap(({ paths }) => paths));
  const scripts = Object.keys(uploaded.files).filter((path) => /\.(js|css)$/.test(path));
  const code = [...new Set([...counted, ...scripts, ...Object.keys(release.integrity)])];
  const facts = new Map<string, CodeFacts>();
  // One after the other: a release may have hundreds of files, and only one of them is in memory.
  for (const path of code) {
    if (path in uploaded.files)
      facts.set(path, await factsOf(path, { release, uploaded, isCounted: counted.has(path) }));
  }
  return [...integrityProblems(code, facts), ...budgetProblems(parts, facts)];
}

interface Examined {
  readonly release: ModuleRelease;
  readonly uploaded: ReleaseFiles;
  readonly isCounted: boolean;
}

async function factsOf(path: string, { release, uploaded, isCounted }: Examined): Promise<CodeFacts> {
  const named = release.integrity[path];
  if (uploaded.isDryRun && !isCounted) {
    return { isNamed: named === undefined ? undefined : named === signedIntegrity(path, uploaded), bytes: 0 };
  }
  const content = await uploaded.read(path);
  return {
    isNamed: named === undefined ? undefined : named === integrityOf(content, named.startsWith('sha384-')),
    bytes: isCounted ? (await brotli(content)).byteLength : 0,
  };
}

function integrityOf(content: Buffer, isOlder: boolean): string {
  return isOlder ? `sha384-${createHash('sha384').update(content).digest('base64')}` : shaIntegrity(digestOf(content));
}

function signedIntegrity(path: string, { files }: ReleaseFiles): string {
  return shaIntegrity(files[path] ?? '');
}

function shaIntegrity(digest: string): string {
  return `sha256-${Buffer.from(digest, 'hex').toString('base64')}`;
}

/** The browser checks each script and style by the digest in `release.json`, so that is the signed one. */
function integrityProblems(code: readonly string[], facts: ReadonlyMap<string, CodeFacts>): FieldProblem[] {
  return code.flatMap((path) => {
    const found = facts.get(path);
    if (found === undefined) return [aboutFile(path, 'The file is missing.')];
    if (found.isNamed === undefined) return [aboutFile(path, 'The file has no digest in release.json.')];
    return found.isNamed ? [] : [aboutFile(path, 'The file differs from its digest in release.json.')];
  });
}

interface BudgetedPart {
  readonly name: string;
  readonly paths: readonly string[];
  readonly kilobytes: number;
}

function budgetedParts({ entry, js, css, extensions, manifest: { budgets } }: ModuleRelease): BudgetedPart[] {
  return [
    { name: 'The scripts', paths: [entry, ...js], kilobytes: budgets.js },
    { name: 'The styles', paths: css, kilobytes: budgets.css },
    ...extensions.map((extension) => ({
      name: `The extension ${extension.expose}`,
      paths: [...extension.js, ...extension.css],
      kilobytes: budgets.extension,
    })),
  ];
}

function budgetProblems(parts: readonly BudgetedPart[], facts: ReadonlyMap<string, CodeFacts>): FieldProblem[] {
  return parts
    .map((part) => ({ ...part, bytes: part.paths.reduce((all, path) => all + (facts.get(path)?.bytes ?? 0), 0) }))
    .filter(({ bytes, kilobytes }) => bytes > kilobytes * 1000)
    .map(({ name, bytes, kilobytes }) =>
      aboutFile(releaseFile, `${name}: ${bytes} bytes (brotli); the budget is ${kilobytes * 1000}.`),
    );
}
