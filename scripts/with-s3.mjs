// Runs a command with the program of a real S3 server, versitygw:
//   node scripts/with-s3.mjs npx jest -c services/registry/jest.config.mjs
// The tests find it by TEST_S3_SERVER and start servers of their own. Where it cannot be built, the command is left out,
// and a line shows why.
import { spawnSync } from 'node:child_process';
import { obtainGoProgram } from './go-program.mjs';

const [command, ...args] = process.argv.slice(2);
if (command === undefined) {
  console.error('Usage: node scripts/with-s3.mjs <command…>');
  process.exit(2);
}
const { program, reason } = obtainGoProgram('versitygw');
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
