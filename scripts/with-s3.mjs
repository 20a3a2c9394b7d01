// Runs a command with the program of a real S3 server, versitygw:
//   node scripts/with-s3.mjs npx jest -c services/registry/jest.config.mjs
// The tests find it by TEST_S3_SERVER and start servers of their own. Go builds it once into .cache/versitygw; where it
// cannot be built, the command is left out, and a line shows why.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

const version = 'v1.8.0';
const root = resolve(import.meta.dirname, '..');
const folder = join(root, '.cache', 'versitygw');
const program = join(folder, 'versitygw');

const [command, ...args] = process.argv.slice(2);
if (command === undefined) {
  console.error('Usage: node scripts/with-s3.mjs <command…>');
  process.exit(2);
}

/** Returns why there is no server; undefined if there is one. */
function obtainServer() {
  if (existsSync(program)) return undefined;
  console.error(`Building versitygw ${version} by Go, once…`);
  const source = `github.com/versity/versitygw/cmd/versitygw@${version}`;
  const { status, error } = spawnSync('go', ['install', source], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, GOBIN: folder, GOFLAGS: '-mod=mod' },
  });
  if (error?.code === 'ENOENT') return 'Go is not installed';
  if (error) throw error;
  return status === 0 ? undefined : `go install ended with ${status}, see above`;
}

const reason = obtainServer();
if (reason !== undefined) {
  console.error(`SKIPPED: the tests with a real S3 server: ${reason}`);
  process.exit(0);
}
const { status, error } = spawnSync(command, args, {
  stdio: 'inherit',
  env: { ...process.env, TEST_S3_SERVER: program },
});
if (error) throw error;
process.exit(status ?? 1);
