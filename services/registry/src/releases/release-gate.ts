import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { ModuleManifest } from '@seed/contracts/module-manifest';
import { type ModuleRelease, moduleRelease } from '@seed/contracts/module-release';
import type { FieldProblem } from '@seed/service-kit/problem-error';
import { safeParse } from 'zod';
import type { ReleaseName } from './releases.repository.ts';
import { takenNames } from './taken-names.ts';

/** A release whose files are all stored. */
export interface UploadedRelease extends ReleaseName {
  /** The signed digests, by path. */
  readonly files: Readonly<Record<string, string>>;
  /** Reads a file by its path. */
  read(path: string): Promise<Buffer>;
  /** The manifests of the modules in the stable channel. */
  readonly live: readonly ModuleManifest[];
}

interface GateResult {
  /** Undefined if it cannot be read. */
  readonly manifest: ModuleManifest | undefined;
  /** Every reason to refuse the release; none if it is good. */
  readonly problems: readonly FieldProblem[];
}

const releaseFile = 'release.json';
const compress = promisify(brotliCompress);

/** Examines a release before it becomes visible, and collects every reason to refuse it. */
export async function examineRelease(uploaded: UploadedRelease): Promise<GateResult> {
  const { files, read, live } = uploaded;
  if (!(releaseFile in files)) return { manifest: undefined, problems: [about(releaseFile, 'The file is missing.')] };
  const parsed = safeParse(moduleRelease, jsonOf(await read(releaseFile)));
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ path, message }) =>
      about(releaseFile, `${path.join('/') || 'The file'}: ${message}`),
    );
    return { manifest: undefined, problems };
  }
  const release = parsed.data;
  const problems = [
    ...nameProblems(release, uploaded),
    ...takenNames(release.manifest, live).map((message) => about(releaseFile, message)),
    ...missingFiles(release, uploaded),
    ...(await integrityProblems(release, uploaded)),
    ...(await budgetProblems(release, uploaded)),
  ];
  return { manifest: release.manifest, problems };
}

function nameProblems({ id, version, manifest, development }: ModuleRelease, expected: ReleaseName): FieldProblem[] {
  const facts: readonly (readonly [boolean, string])[] = [
    [id === expected.module, `The build is of the module ${id}.`],
    [manifest.id === expected.module, `The manifest is of the module ${manifest.id}.`],
    [version === expected.version, `The build is of version ${version}.`],
    [!development, 'A development build cannot be released.'],
  ];
  return facts.filter(([isGood]) => !isGood).map(([, message]) => about(releaseFile, message));
}

/** Files that the release names and the statement does not. */
function missingFiles(release: ModuleRelease, { files }: UploadedRelease): FieldProblem[] {
  const { tiles, quickLinks } = release.manifest;
  const pictures = [...tiles.map(({ artwork }) => artwork), ...quickLinks.map(({ icon }) => icon)];
  const named = [...codeOf(release), ...pictures.map((path) => path.replace(/^\.\//, ''))];
  return [...new Set(named)].filter((path) => !(path in files)).map((path) => about(path, 'The file is missing.'));
}

/** The browser checks each script and style by the digest in `release.json`, so that is the signed one. */
async function integrityProblems(release: ModuleRelease, { files, read }: UploadedRelease): Promise<FieldProblem[]> {
  const { integrity } = release;
  const code = [...codeOf(release), ...Object.keys(files).filter((path) => /\.(js|css)$/.test(path))];
  const bare = [...new Set(code)].filter((path) => !(path in integrity));
  const compared = await Promise.all(
    Object.entries(integrity).map(async ([path, digest]) => {
      if (!(path in files)) return about(path, 'The file is missing.');
      const [algorithm = 'sha256'] = digest.split('-');
      const found = createHash(algorithm)
        .update(await read(path))
        .digest('base64');
      return digest === `${algorithm}-${found}` ? [] : about(path, 'The file differs from its digest in release.json.');
    }),
  );
  return [...bare.map((path) => about(path, 'The file has no digest in release.json.')), ...compared.flat()];
}

async function budgetProblems(release: ModuleRelease, { files, read }: UploadedRelease): Promise<FieldProblem[]> {
  const { budgets } = release.manifest;
  const bytesOf = async (paths: readonly string[]) => {
    const sizes = await Promise.all(
      paths.filter((path) => path in files).map(async (path) => brotli(await read(path))),
    );
    return sizes.reduce((all, size) => all + size, 0);
  };
  const parts = [
    { name: 'The scripts', paths: [release.entry, ...release.js], kilobytes: budgets.js },
    { name: 'The styles', paths: release.css, kilobytes: budgets.css },
    ...release.extensions.map(({ expose, js, css }) => ({
      name: `The extension ${expose}`,
      paths: [...js, ...css],
      kilobytes: budgets.extension,
    })),
  ];
  const sizes = await Promise.all(parts.map(async (part) => ({ ...part, bytes: await bytesOf(part.paths) })));
  return sizes
    .filter(({ bytes, kilobytes }) => bytes > kilobytes * 1000)
    .map(({ name, bytes, kilobytes }) =>
      about(releaseFile, `${name}: ${bytes} bytes (brotli); the budget is ${kilobytes * 1000}.`),
    );
}

function codeOf({ entry, js, css, extensions }: ModuleRelease): string[] {
  return [entry, ...js, ...css, ...extensions.flatMap((extension) => [...extension.js, ...extension.css])];
}

/** The size after brotli, as the build counts budgets. */
async function brotli(content: Buffer): Promise<number> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength };
  return (await compress(content, { params })).byteLength;
}

function about(path: string, message: string): FieldProblem {
  return { pointer: `/files/${path.replaceAll('~', '~0').replaceAll('/', '~1')}`, message };
}

function jsonOf(content: Buffer): unknown {
  try {
    return JSON.parse(content.toString());
  } catch {
    // The schema reports a value that is no object.
    return undefined;
  }
}
