// Runs the steps of docs/teams in an empty folder elsewhere, with the tarballs only and beside a running portal, and
// checks the portal in a real Chromium: node scripts/test-teams-docs.mjs
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

const folder = mkdtempSync(join(tmpdir(), 'team-'));
execFileSync('node', ['scripts/pack-platform.mjs'], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
cpSync(join(root, 'dist/platform'), join(folder, 'tarballs'), { recursive: true });
const portal = await startPortal();
const started = performance.now();
const checks = await portalChecks(portal);
const project = teamProject(folder, {
  PORTAL_URL: portal.url,
  PORTAL_RELEASES: portal.releases,
  PORTAL_REGISTRY: portal.registry,
});
try {
  for (const page of pages) await followPage(page, { project, checks });
  checkLibraryTypes(project);
} finally {
  await project.end();
  await checks.close();
  await portal.stop();
  rmSync(join(portal.releases, 'notices'), { recursive: true, force: true });
  rmSync(folder, { recursive: true, force: true });
}
