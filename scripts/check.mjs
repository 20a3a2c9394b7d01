// Runs all checks of package.json, as many at once as there are cores, and shows what failed: node scripts/check.mjs
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { root } from './workspaces.mjs';

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
// They take the longest and begin first, so that no core waits for them at the end.
const longest = ['check:lint', 'check:size', 'check:words', 'check:api'];
const checks = Object.keys(scripts).filter((name) => name.startsWith('check:'));
const waiting = [...new Set([...longest, ...checks])];
const failed = [];

async function run(name) {
  const started = performance.now();
  const child = spawn('npm', ['run', '-s', name], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  const [out, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  if (code !== 0) failed.push(name);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`\n── ${name}: ${code === 0 ? 'good' : 'FAILED'} after ${seconds} s ──\n${out}${errors}`.trimEnd());
}

async function runWaiting() {
  for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) await run(name);
}

await Promise.all(Array.from({ length: availableParallelism() }, runWaiting));
console.log(failed.length === 0 ? '\nAll checks are good.' : `\nFailed: ${failed.join(', ')}`);
const { TEST_FAILURES } = process.env;
if (TEST_FAILURES) appendFileSync(TEST_FAILURES, failed.map((name) => `failed: ${name}\n`).join(''));
process.exitCode = failed.length === 0 ? 0 : 1;
