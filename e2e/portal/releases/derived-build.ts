import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const source = resolve(import.meta.dirname, '../../fixtures/modules/released');
const built = { module: 'alpha', title: 'Alpha', version: '0.0.7777' } as const;

/** The files of a release, by path. */
export type Build = ReadonlyMap<string, Buffer>;

/** The parts of `release.json` that a derived build changes. */
interface ReleaseFile {
  readonly integrity: Readonly<Record<string, string>>;
}

/** Builds the fixture `released` once; each of its releases is derived from it, which is faster than a build. */
export async function buildReleased(): Promise<Build> {
  const modulesDir = await mkdtemp(join(tmpdir(), 'seed-e2e-released-'));
  const env = { ...process.env, MODULES_DIR: modulesDir };
  await run(process.execPath, ['../../../../packages/build/bin/seed-build.mjs'], { cwd: source, env });
  const folder = join(modulesDir, built.module, built.version);
  // The other chunks are copies of libraries that the shell has, and compressed or mapped files.
  const names = (await readdir(folder)).filter((name) => /^(release\.json|[a-zA-Z]+\.[0-9a-f]+\.(js|css))$/.test(name));
  const files = await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name))] as const));
  await rm(modulesDir, { recursive: true });
  return new Map(files);
}

/** The same build under another name and version; its title is the name with a capital letter. */
export function derivedBuild(
  base: Build,
  { module, version }: { readonly module: string; readonly version: string },
): Build {
  const texts = [...base].map(([path, content]) => [path, renamed(content.toString(), module, version)] as const);
  const release = JSON.parse(new Map(texts).get('release.json') ?? '{}') as ReleaseFile;
  const files = new Map(texts.map(([path, text]) => [path, Buffer.from(text)]));
  const integrity = Object.fromEntries(
    Object.entries(release.integrity).flatMap(([path, digest]) => {
      const content = files.get(path);
      return content === undefined ? [] : [[path, sameKind(digest, content)]];
    }),
  );
  return files.set('release.json', Buffer.from(JSON.stringify({ ...release, integrity })));
}

function renamed(text: string, module: string, version: string): string {
  return text
    .replaceAll(built.version, version)
    .replaceAll(underscored(built.version), underscored(version))
    .replaceAll(built.module, module)
    .replaceAll(built.title, `${module[0]?.toUpperCase()}${module.slice(1)}`);
}

const underscored = (text: string) => text.replaceAll(/[^A-Za-z0-9]/g, '_');

/** The digest of other content by the same algorithm, such as `sha384-…`. */
function sameKind(digest: string, content: Buffer): string {
  const [algorithm = 'sha384'] = digest.split('-');
  return `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;
}
