import { join } from 'node:path';
import { findChromium } from '../find-chromium.mjs';
import { root } from '../workspaces.mjs';
import { onNode } from './network.mjs';

/**
 * Lets a member do in Chromium what a journey of e2e/tests/production.spec.ts has, and resolves to how long it took.
 * @param {{ processes: import('./processes.mjs').Processes, folder: string, url: string,
 *   identity: { origin: string, adminPassword: string }, machine?: number }} stack the portal that runs; the browser is on the
 *   machine with this number, or on this one
 * @param {string} title a part of the journey's name
 * @throws Error if it fails; its log is `browser.log`
 */
export async function runJourney({ processes, folder, url, identity, machine }, title) {
  const env = {
    ...process.env,
    CHROMIUM_PATH: await findChromium(),
    SHARED_PORTAL_URL: url,
    SHARED_PORTAL_DATA: folder,
    KEYCLOAK_URL: identity.origin,
    KEYCLOAK_ADMIN_PASSWORD: identity.adminPassword,
  };
  const args = ['test', '--config', 'e2e/playwright.config.ts', '--workers=1', '--reporter=list', '--grep', title];
  const program = join(root, 'node_modules', '@playwright', 'test', 'cli.js');
  const command = { command: process.execPath, args: [program, ...args, 'production.spec'] };
  const plan = { ...(machine === undefined ? command : onNode(machine, command)), env, cwd: root };
  const startedAt = performance.now();
  const code = await processes.run('browser', plan);
  if (code !== 0) throw new Error('the journey failed; its log is browser.log');
  return `the journey took ${((performance.now() - startedAt) / 1000).toFixed(0)} s`;
}
