// Publishes the tarballs of `npm run pack:platform` to an npm registry, dependencies first:
//   npm run publish:platform -- --registry https://npm.example.org [--access restricted] [--tag next] [--dry-run]
// A version that is there already with the same content is skipped; with other content it is an error.
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { platformPackages, tarballName } from './platform/packages.mjs';
import { root } from './workspaces.mjs';

const usage = 'usage: npm run publish:platform -- --registry URL [--access public|restricted] [--tag TAG] [--dry-run]';

function readOptions() {
  const options = {
    registry: { type: 'string' },
    access: { type: 'string', default: 'restricted' },
    tag: { type: 'string', default: 'latest' },
    'dry-run': { type: 'boolean', default: false },
  };
  try {
    const { values } = parseArgs({ options });
    if (values.registry !== undefined && URL.canParse(values.registry)) return values;
    console.error(`--registry must be an address.\n${usage}`);
  } catch (error) {
    console.error(`${error.message}\n${usage}`);
  }
  process.exit(2);
}

/** The integrity of a published version; undefined if the registry has none. */
function publishedIntegrity(specifier, registry) {
  const view = ['view', specifier, 'dist.integrity', '--json', '--registry', registry];
  const { status, stdout, error } = spawnSync('npm', view, { encoding: 'utf8' });
  if (error) throw error;
  const result = stdout.trim() === '' ? undefined : JSON.parse(stdout);
  if (status === 0) return result;
  if (result?.error?.code === 'E404') return undefined;
  throw new Error(`npm view ${specifier} failed: ${result?.error?.summary ?? `status ${status}`}`);
}

function publish({ name, version }, { registry, access, tag, 'dry-run': isDry }) {
  const file = join(root, 'dist/platform', tarballName({ name, version }));
  const integrity = `sha512-${createHash('sha512').update(readFileSync(file)).digest('base64')}`;
  const published = publishedIntegrity(`${name}@${version}`, registry);
  if (published === integrity) return 'is there already';
  if (published !== undefined) throw new Error(`${name}@${version} is there with other content: raise its version`);
  const flags = ['--registry', registry, '--access', access, '--tag', tag, ...(isDry ? ['--dry-run'] : [])];
  execFileSync('npm', ['publish', file, ...flags], { stdio: ['ignore', 'ignore', 'inherit'] });
  return isDry ? 'would be published' : 'is published';
}

const options = readOptions();
try {
  for (const { packageJson } of platformPackages()) {
    console.log(`${packageJson.name}@${packageJson.version} ${publish(packageJson, options)}`);
  }
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
