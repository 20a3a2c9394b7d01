// Runs the steps of docs/teams in an empty folder elsewhere, with the tarballs only and beside a running portal, and
// checks the portal in a real Chromium: node scripts/test-teams-docs.mjs. The word `signing`
// follows the page about a registry instead, in a new project.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { portalChecks } from './teams-docs/checks.mjs';
import { startPortal } from './teams-docs/portal.mjs';
import { teamProject } from './teams-docs/project.mjs';
import { stepsOf } from './teams-docs/steps.mjs';
import { root } from './workspaces.mjs';

/** The pages in the order of the index. */
const pages = ['first-module', 'contract', 'slots', 'sdk', 'testing', 'releasing', 'versions'];
const minutesToLive = 15;

const seconds = () => (performance.now() - started) / 1000;

async function follow(step, { project, checks }) {
  const { kind, name, path, content } = step;
  if (kind === 'run') project.run(content);
  else if (kind === 'start') project.start(name, content);
  else if (kind === 'stop') await project.stop(name);
  else if (kind === 'write') project.write(path, content);
  else if (kind === 'change') project.change(path, content);
  else await checks[name]();
}

async function followPage(page, team) {
  for (const step of stepsOf(readFileSync(join(root, `docs/teams/${page}.md`), 'utf8'))) {
    const [line] = (step.content ?? '').split('\n');
    console.log(`${seconds().toFixed(0).padStart(4)} s  ${page}: ${step.kind} ${step.path ?? step.name ?? line}`);
    await follow(step, team);
    if (step.name === 'live' && seconds() > minutesToLive * 60) {
      throw new Error(`The module was live after ${(seconds() / 60).toFixed(1)} minutes, not within ${minutesToLive}`);
    }
  }
}

/** The types of the tarballs are valid also in a project without `skipLibCheck`. */
function checkLibraryTypes(project) {
  const config = {
    extends: './module/tsconfig.json',
    include: ['module/src'],
    compilerOptions: { skipLibCheck: false, noEmit: true },
  };
  project.write('tsconfig.libraries.json', JSON.stringify(config));
  project.run('npx tsc -p tsconfig.libraries.json');
}

/** Follows pages beside a portal of their own. */
async function followBeside(portal, chosen, env = {}) {
  const checks = await portalChecks(portal);
  const project = teamProject(folder, {
    PORTAL_URL: portal.url,
    PORTAL_RELEASES: portal.releases,
    PORTAL_REGISTRY: portal.registry,
    ...env,
  });
  try {
    for (const page of chosen) await followPage(page, { project, checks });
  } finally {
    await project.end();
    await checks.close();
    await portal.stop();
    rmSync(join(portal.releases, 'notices'), { recursive: true, force: true });
  }
  return project;
}

/** The variables of `signing.md`, whose portal has a registry of releases. */
function signingEnvironment(portal) {
  const author = { GIT_AUTHOR_NAME: 'Team', GIT_AUTHOR_EMAIL: 'team@seed.example' };
  return {
    PORTAL_REGISTRY: portal.url,
    PORTAL_SERVICES: portal.registry,
    PORTAL_RELEASES: '.modules',
    PORTAL_CLIENT: 'pipeline-notices',
    PORTAL_CLIENT_SECRET: 'seed',
    PORTAL_KEY: 'team.key',
    PORTAL_ROOT_KEY: portal.rootKey,
    // The settings of the person who runs this stay as they are.
    XDG_CONFIG_HOME: join(folder, 'settings'),
    ...author,
    GIT_COMMITTER_NAME: author.GIT_AUTHOR_NAME,
    GIT_COMMITTER_EMAIL: author.GIT_AUTHOR_EMAIL,
  };
}

const folder = mkdtempSync(join(tmpdir(), 'team-'));
execFileSync('node', ['scripts/pack-platform.mjs'], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
cpSync(join(root, 'dist/platform'), join(folder, 'tarballs'), { recursive: true });
const started = performance.now();
try {
  if (process.argv[2] === 'signing') {
    const project = teamProject(folder, {});
    project.run(
      'npm install ./tarballs/*.tgz\nnpx portal new notices --into .\nnpm run compile\nnpx portal contract release',
    );
    for (const page of ['contract', 'versions']) await followPage(page, { project });
    const portal = await startPortal({ WITH_REGISTRY: 'true' });
    await followBeside(portal, ['signing'], signingEnvironment(portal));
  } else {
    checkLibraryTypes(await followBeside(await startPortal(), pages));
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
