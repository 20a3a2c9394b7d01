// Builds the image of each deployable, measures it against deploy/images/budgets.json, and runs it as a cluster does: with a
// read-only root, without capabilities, as its own user, and with no more than the secrets as files.
//   node scripts/test-images.mjs [deployable …]     (needs podman; without a registry of images run
//   node scripts/make-base-images.mjs first)
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { deployables, findings, read, services } from './deployment.mjs';
import { missingPodman, podman } from './images/podman.mjs';
import { buildImage, imageOf } from './images/portal-images.mjs';

const megabyte = 1_000_000;
const budgets = JSON.parse(read('deploy/images/budgets.json'));
const startBudgetMs = 120_000;
const { check, end } = findings();

const reason = missingPodman();
if (reason !== undefined) {
  console.error(`SKIPPED: the tests of the images: ${reason}`);
  process.exit(0);
}

function measure(name) {
  const [image] = JSON.parse(podman('image', 'inspect', imageOf(name)));
  const size = Math.round(image.Size / megabyte);
  console.log(`${name}: ${size} MB of ${budgets[name]} MB`);
  check(size <= budgets[name], `the image of ${name} has ${size} MB, its budget is ${budgets[name]} MB`);
  check(image.Config.User === '65532:65532', `the image of ${name} runs as ${image.Config.User}`);
  check(image.Config.Entrypoint[0].startsWith('/'), `the entry point of ${name} is not in the exec form`);
  check(image.Config.StopSignal === 'SIGTERM', `the image of ${name} stops by ${image.Config.StopSignal}`);
  check(image.Healthcheck?.Test.includes('/app/health.mjs') === true, `the image of ${name} has no health check`);
}

const secret = 'a-secret-of-32-characters-or-more';
const secretsFolder = mkdtempSync(join(tmpdir(), 'seed-secrets-'));
// The user of the image is another one than that of this process.
chmodSync(secretsFolder, 0o755);
writeFileSync(join(secretsFolder, 'events'), `${secret}\n`, { mode: 0o644 });
const subscribers = JSON.stringify(Object.fromEntries(services.map((id) => [id, `http://${id}.invalid`])));
const upstreams = JSON.stringify(
  Object.fromEntries(services.map((id) => [id, { replicas: [`http://${id}.invalid`] }])),
);
const environment = {
  PUBLIC_URL: 'https://portal.example',
  KEYCLOAK_URL: 'https://login.invalid',
  EVENTS_SECRET_FILE: '/secrets/events',
  EVENT_SUBSCRIBERS: subscribers,
  UPSTREAMS: upstreams,
};
const confined = [
  ...['--read-only', '--cap-drop', 'ALL', '--security-opt', 'no-new-privileges', '--network', 'none'],
  // With --network none there is loopback only, over which the check of the image reaches the process.
  ...['--tmpfs', '/tmp', '--mount', 'type=volume,destination=/data', '--volume', `${secretsFolder}:/secrets:ro`],
  ...Object.entries(environment).flatMap(([name, value]) => ['--env', `${name}=${value}`]),
];

/** Whether the command of the image's health check succeeds; a gateway without services lives but is not ready. */
function isHealthy(container, name) {
  const url = `http://127.0.0.1:3000/health/${name === 'gateway' ? 'live' : 'ready'}`;
  const script = `const { ok } = await fetch('${url}'); process.exitCode = ok ? 0 : 1`;
  const command = name === 'gateway' ? ['--input-type=module', '--eval', script] : ['/app/health.mjs'];
  try {
    podman('exec', container, '/nodejs/bin/node', ...command);
    return true;
  } catch {
    return false;
  }
}

async function becomesHealthy(container, name) {
  const deadline = Date.now() + startBudgetMs;
  while (!isHealthy(container, name)) {
    const [{ State }] = JSON.parse(podman('inspect', container));
    if (!State.Running || Date.now() > deadline) return false;
    await delay(500);
  }
  return true;
}

async function run(name) {
  const container = podman('run', '--detach', ...confined, imageOf(name));
  try {
    const isUp = await becomesHealthy(container, name);
    check(isUp, `the image of ${name} did not become healthy:\n${isUp ? '' : podman('logs', container)}`);
    podman('stop', '--time', '20', container);
    const [{ State }] = JSON.parse(podman('inspect', container));
    check(State.ExitCode === 0, `${name} ended with ${State.ExitCode} at SIGTERM`);
  } finally {
    podman('rm', '--force', container);
  }
}

/** A shell is the first tool of an intruder. */
function isWithoutShell(name) {
  try {
    podman('run', '--rm', ...confined, '--entrypoint', '/bin/sh', imageOf(name), '-c', 'true');
    return false;
  } catch {
    return true;
  }
}

const chosen = process.argv.length > 2 ? process.argv.slice(2) : deployables;
check(Object.keys(budgets).toSorted().join() === deployables.join(), 'budgets.json does not list every deployable');
try {
  for (const name of chosen) {
    buildImage(name);
    measure(name);
    await run(name);
    check(isWithoutShell(name), `the image of ${name} has a shell`);
    if (name === 'gateway') continue;
    podman('run', '--rm', ...confined, imageOf(name), 'migrate');
  }
} finally {
  rmSync(secretsFolder, { recursive: true });
}
end('images');
