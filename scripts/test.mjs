// Runs test suites by name and ends with one line of totals: node scripts/test.mjs <suite…>
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { findChromium } from './find-chromium.mjs';
import { printTotals } from './totals.mjs';
import { root, workspaces } from './workspaces.mjs';

const results = mkdtempSync(join(tmpdir(), 'seed-tests-'));

/** The names of what failed. The output of several suites is long, so they are named again at its end. */
const failures = [];

function run(command, args, env = {}) {
  const { status, error } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  if (error) throw error;
  return status ?? 1;
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    console.error(`The suite left no report in ${file}: ${cause.message}`);
    return undefined;
  }
}

/** A suite that failed without a failed test, as by a syntax error, counts as one failure. */
const count = (status, passed, failed) => ({ passed, failed: failed === 0 && status !== 0 ? 1 : failed });

/**
 * How V8 runs tests, since each test file loads all modules again; the workers of jest inherit it.
 * - It optimizes a function nine times later than by default: most optimized code is thrown away before it has paid for itself.
 * - Its young generation is four times as large, because most of what a test file has made is garbage at its end.
 * - A module is compiled once.
 */
const nodeOptions = [
  '--interrupt-budget=600000',
  ...['--min-semi-space-size=64', '--max-semi-space-size=64'],
  ...['--require', join(root, 'scripts/jest/code-cache.cjs')],
];

function jest(name, args = []) {
  const file = join(results, `${name}.json`);
  const words = [...nodeOptions, 'node_modules/jest/bin/jest.js', '--json', `--outputFile=${file}`, ...args];
  const status = run('node', words, { TEST_COMPILED: '1' });
  const report = readReport(file);
  const broken = report?.numRuntimeErrorTestSuites ?? 0;
  nameSecondRuns(report);
  failures.push(...failedInJest(report));
  return count(status, report?.numPassedTests ?? 0, (report?.numFailedTests ?? 0) + broken);
}

/** Names each test that passed on its second run only, because the first run may show a defect. */
function nameSecondRuns(report) {
  const tests = report?.testResults.flatMap((file) => file.assertionResults) ?? [];
  for (const { fullName } of tests.filter(({ status, invocations }) => status === 'passed' && invocations > 1)) {
    console.log(`passed on its second run: ${fullName}`);
  }
}

/** Names failed tests by file, and files that failed outside of a test. */
function failedInJest(report) {
  return (report?.testResults ?? []).flatMap(({ name, status, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [file];
    return failed.map(({ fullName }) => `${file} › ${fullName}`);
  });
}

/** Names failed tests by file. A suite of Playwright contains tests and further suites. */
const failedInPlaywright = ({ suites: inner = [], specs = [] }) => [
  ...specs.filter(({ ok }) => !ok).map(({ file, title }) => `${file} › ${title}`),
  ...inner.flatMap(failedInPlaywright),
];

async function playwright(extra = [], config = 'e2e/playwright.config.ts') {
  const file = join(results, 'e2e.json');
  const args = [
    'node_modules/@playwright/test/cli.js',
    'test',
    '--config',
    config,
    '--reporter',
    'list,json',
    ...extra,
  ];
  const status = run('node', args, { PLAYWRIGHT_JSON_OUTPUT_NAME: file, CHROMIUM_PATH: await findChromium() });
  const report = readReport(file);
  failures.push(...failedInPlaywright(report ?? {}));
  const stats = report?.stats;
  return count(status, (stats?.expected ?? 0) + (stats?.flaky ?? 0), stats?.unexpected ?? 0);
}

/** The names of jest's projects are those of the packages. */
const projects = (isWanted) =>
  workspaces.filter(isWanted).map(({ packageJson }) => packageJson.name.replace('@seed/', ''));

const usesDatabase = ({ packageJson }) => 'typeorm' in (packageJson.dependencies ?? {});

const runsInNode = ({ folder }) => {
  const file = join(root, folder, 'jest.config.mjs');
  return existsSync(file) && readFileSync(file, 'utf8').includes('nodePreset');
};

const phoneWalk = '@phone-walk';
/** These suites need a real Keycloak and its admin API. */
const keycloakOnly = '@keycloak';
/** These suites need a production that runs; `npm run test:production` has one. */
const productionOnly = '@production';
const hostileContent = '@hostile-content';
/** Releases through a registry, each with a portal of its own. */
const releases = '@releases';

/** The checks run one after the other, because each has a browser of its own. */
const portalChecks = ['--config', 'packages/conformance/fixtures/jest.config.mjs', '--runInBand', '--testPathPatterns'];

/**
 * Tests of gateways and commands in processes of their own, of builds and of formulas, which take minutes: apart, so that
 * `npm test` stays below eight minutes. They run on the embedded engine only; what they store is covered on both engines by
 * the tests of each route.
 */
const ofProcesses = [
  'tampering',
  'portal-command',
  'following-gateways',
  'full-stack-release',
  'simulation',
  'build-module',
  'embedded-backup',
];

/**
 * Half as many more than cores, because some tests wait for time to pass: 379 s instead of 460 s on two cores. A number, since jest
 * takes more than 100 % for a number of workers.
 */
const unitWorkers = Math.ceil(availableParallelism() * 1.5);

/** A script that is one test. */
function script(path, ...args) {
  const status = run('node', [path, ...args]);
  return count(status, status === 0 ? 1 : 0, 0);
}

const suites = {
  // The steps of docs/teams, as a team elsewhere that has the tarballs only.
  'teams-docs': () => script('scripts/test-teams-docs.mjs'),
  // The page about a registry of releases, in a project and a portal of its own.
  signing: () => script('scripts/test-teams-docs.mjs', 'signing'),
  // `portal check` of modules that misbehave in one way each.
  conformance: () => jest('conformance', [...portalChecks, 'misbehaviours']),
  // `portal check` of every module here.
  modules: () => jest('modules', [...portalChecks, 'modules']),
  unit: () => jest('unit', [`--maxWorkers=${unitWorkers}`, '--testPathIgnorePatterns', ...ofProcesses]),
  processes: () => jest('processes', ['--testPathPatterns', ofProcesses.join('|')]),
  // The suites of every workspace that depends on TypeORM, on the server that TEST_DATABASE_URL names.
  database: () =>
    jest('database', ['--selectProjects', ...projects(usesDatabase), '--testPathIgnorePatterns', ...ofProcesses]),
  // The registry and the community service with their files in a bucket; TEST_S3_SERVER names the program of a real S3 server.
  s3: () =>
    jest('s3', [
      '--selectProjects',
      'service-registry',
      'service-community',
      '--testPathPatterns',
      '(release|picture)-storage|bucket-',
    ]),
  // Backup and restore of everything, and what `portal doctor` finds, on a real MariaDB and a real S3 server.
  backup: () => jest('backup', ['--selectProjects', 'backup', 'cli', '--testPathPatterns', 'deploy/backup|doctor']),
  // The suites of everything that runs in Node, and the shortest way through the whole portal.
  server: () => jest('server', ['--selectProjects', ...projects(runsInNode)]),
  smoke: () => playwright(['journey']),
  e2e: () => playwright(['--grep-invert', [hostileContent, releases, keycloakOnly, productionOnly].join('|')]),
  // All pages as a phone shows them.
  phone: () => playwright(['--grep', phoneWalk]),
  // All pages with content that strains a layout: apart, since it changes the world of the tests.
  hostile: () => playwright(['--grep', hostileContent]),
  // Canaries, moves and changed files of releases, in real browsers: apart, since each needs a registry and many page loads.
  releases: () => playwright(['--grep', releases, '--workers=1']),
  // The suites that sign in. One worker: Keycloak refuses two logins of one member at the same moment.
  keycloak: () => playwright(['--workers=1', 'keycloak', 'session', 'sign-in', 'journey', 'api-tokens']),
  // The suite asserts nothing; a person looks at the pictures in `.screenshots`.
  screenshots: () => playwright([], 'e2e/screenshots.config.ts'),
};

function compile() {
  const status = run('node', ['scripts/compile.mjs']);
  if (status !== 0) process.exit(status);
}

const names = process.argv.slice(2);
const unknown = names.filter((name) => !Object.hasOwn(suites, name));
if (names.length === 0 || unknown.length > 0) {
  console.error(`usage: node scripts/test.mjs <${Object.keys(suites).join('|')}> …`);
  process.exit(2);
}

compile();
const total = { passed: 0, failed: 0 };
for (const name of names) {
  console.log(`\n── ${name} ──`);
  const { passed, failed } = await suites[name]();
  total.passed += passed;
  total.failed += failed;
}
rmSync(results, { recursive: true });
printTotals(total, failures);
process.exit(total.failed === 0 ? 0 : 1);
