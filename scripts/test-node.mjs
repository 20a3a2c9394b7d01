// Runs the suites of everything that runs in Node, and one walk in the browser, on each Node version that we support:
//   node scripts/test-node.mjs [version …]     (the npm package `node` brings the binaries)
import { spawnSync } from 'node:child_process';
import { root } from './workspaces.mjs';

const supported = ['20.19.0', '22', '24'];
const versions = process.argv.length > 2 ? process.argv.slice(2) : supported;

function runOn(version) {
  console.log(`\n══ Node ${version} ══`);
  const args = ['--yes', '--package', `node@${version}`, '--', 'node', 'scripts/test.mjs', 'server', 'smoke'];
  const { status, error } = spawnSync('npx', args, { cwd: root, stdio: 'inherit' });
  if (error) throw error;
  return status === 0;
}

const failed = versions.filter((version) => !runOn(version));
console.log(failed.length === 0 ? `Passed on Node ${versions.join(', ')}` : `Failed on Node ${failed.join(', ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;
