import { join } from 'node:path';
import { findChromium } from '../../find-chromium.mjs';
import { root } from '../../workspaces.mjs';

/** A browser and a hundred members share this machine, so the members write less often, and their gaps have no limit. */
const shared = { limits: {}, paces: 3 };

/** The journeys of e2e/tests/production.spec.ts, by a part of their names, while all others write. */
export const browserJourneys = [
  { ...shared, name: 'journey', what: 'a member in a browser, no fault', run: journey('finds it after a reload') },
  {
    ...shared,
    name: 'journey-gateway',
    what: 'a member in a browser, kill -9 of a gateway at each step',
    run: journey('while a gateway is killed at each step'),
  },
];

function journey(title) {
  return async ({ processes, folder, url, identity }, writing) => {
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
    const plan = { command: process.execPath, args: [program, ...args, 'production.spec'], env, cwd: root };
    const startedAt = performance.now();
    const code = await processes.run('browser', plan);
    if (code !== 0) throw new Error('the journey failed; its log is browser.log');
    await writing.untilAcknowledged(1);
    return `the journey took ${((performance.now() - startedAt) / 1000).toFixed(0)} s`;
  };
}
