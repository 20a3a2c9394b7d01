// Calls every operation of the API with generated data, as a visitor, a member and an Admin, and compares each response
// with the API's document:
//   node scripts/test-openapi.mjs [calls]      (100,000 if not given; needs Python 3.10 or newer)
// Schemathesis makes the calls; it is installed once into .cache/schemathesis.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServices } from '../bench/portal/start-services.mjs';
import { signIn } from '../services/gateway/dist/testing/sign-in.js';
import { root } from './workspaces.mjs';

const version = '4.32.5';
const environment = join(root, '.cache', `schemathesis-${version}`);
const schemathesis = join(environment, 'bin', 'schemathesis');
/** Generated calls of an operation in one run; a run of all operations makes about ten thousand calls. */
const callsOfOperation = 100;
const callers = [
  { name: 'visitor', account: undefined },
  { name: 'member', account: 'maria@seed.example' },
  { name: 'Admin', account: 'admin@seed.example' },
];
/** The portal itself ends what takes longer, by a 5xx, which is a finding; a busy machine is none. */
const seconds = 60;
/** One address and one member make all calls, so their budgets must not count. */
const noLimits = Object.fromEntries(
  [
    'READS_PER_MINUTE',
    'WRITES_PER_MINUTE',
    'ADDRESS_REQUESTS_PER_MINUTE',
    'ADDRESS_SIGN_INS_PER_MINUTE',
    'UPLOADS_PER_HOUR',
  ].map((name) => [name, '1000000000']),
);

function install() {
  if (existsSync(schemathesis)) return;
  const run = (command, args) => {
    const { status, error } = spawnSync(command, args, { stdio: 'inherit' });
    if (error?.code === 'ENOENT') throw new Error('The generated calls need Python 3.10 or newer with venv and pip.');
    if (error) throw error;
    if (status !== 0) throw new Error(`${command} ended with ${status}`);
  };
  run('python3', ['-m', 'venv', environment]);
  run(join(environment, 'bin', 'pip'), ['install', '--quiet', `schemathesis==${version}`]);
}

/** Serves new access tokens of an account, because a run takes longer than a token lives. */
async function serveTokens(portalUrl, account) {
  const server = createServer(async (_, response) => {
    const token = await signIn(portalUrl, account, 'seed');
    response.writeHead(token === undefined ? 503 : 200).end(token);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${server.address().port}`, close: () => server.close() };
}

async function callAll(portalUrl, tokenUrl) {
  const reports = mkdtempSync(join(tmpdir(), 'seed-schemathesis-'));
  const args = ['run', `${portalUrl}/api/v1/openapi.json`, '--max-examples', String(callsOfOperation)];
  // A stream of events does not end.
  const limits = ['--exclude-path-regex', '-stream$', '--workers', '2', '--request-timeout', String(seconds)];
  const child = spawn(schemathesis, [...args, ...limits, '--report', 'json', '--report-dir', reports], {
    // The configuration and the hooks are found there.
    cwd: join(root, 'scripts', 'openapi'),
    env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1', ...(tokenUrl === undefined ? {} : { TOKEN_URL: tokenUrl }) },
    stdio: 'inherit',
  });
  await once(child, 'exit');
  const [report] = readdirSync(reports);
  if (report === undefined) throw new Error('schemathesis made no report');
  const { test_cases: calls, exit_code: code } = JSON.parse(readFileSync(join(reports, report), 'utf8'));
  rmSync(reports, { recursive: true });
  const failed = calls.with_failures + calls.errored;
  return { passed: calls.generated - failed, failed: failed === 0 && code !== 0 ? 1 : failed };
}

/** A portal of its own for each run, because an Admin's calls may remove the accounts. */
async function runAs({ name, account }) {
  console.log(`\n── as ${name} ──`);
  const portal = await startServices(noLimits);
  const tokens = account === undefined ? undefined : await serveTokens(portal.url, account);
  try {
    return await callAll(portal.url, tokens?.url);
  } finally {
    tokens?.close();
    await portal.stop();
  }
}

const wanted = Number(process.argv[2] ?? 100_000);
install();
const total = { passed: 0, failed: 0 };
for (let run = 0; run < callers.length || total.passed + total.failed < wanted; run += 1) {
  const { passed, failed } = await runAs(callers[run % callers.length]);
  total.passed += passed;
  total.failed += failed;
  console.log(`${total.passed + total.failed} of ${wanted} calls, ${total.failed} failed`);
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
