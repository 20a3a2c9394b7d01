import { test as base } from '../fixtures.ts';
import { PortalProcess } from '../portal-process.ts';
import { type Build, buildReleased } from './derived-build.ts';
import { RegistryOperators } from './registry-log.ts';
import { ReleaseTeam } from './release-team.ts';

interface ReleaseFixtures {
  /** A portal of this worker alone, whose gateway follows a registry of releases. */
  readonly releasePortal: PortalProcess;
  /** The build from which the releases of tests are derived. */
  readonly released: Build;
  /** The teams of two modules whose pages have links to each other. Each test has versions of its own. */
  readonly alpha: ReleaseTeam;
  readonly bravo: ReleaseTeam;
  /** The operators of the portal's registry. */
  readonly operators: RegistryOperators;
}

/** Steps of a rollout that a test can wait for. */
const settings = {
  WITH_REGISTRY: 'true',
  ROLLOUT_LOAD_SECONDS: '12',
  ROLLOUT_STEP_SECONDS: '1',
  ROLLOUT_STEP_VISITS: '20',
};

export const test = base.extend<object, ReleaseFixtures>({
  releasePortal: [
    async ({ browserName: _ }, use) => {
      const portal = await PortalProcess.start(settings);
      await use(portal);
      await portal.dispose();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  released: [async ({ browserName: _ }, use) => use(await buildReleased()), { scope: 'worker', timeout: 180_000 }],
  alpha: [
    async ({ releasePortal, released }, use) => use(await ReleaseTeam.create(releasePortal, released, 'alpha')),
    { scope: 'worker' },
  ],
  bravo: [
    async ({ releasePortal, released }, use) => use(await ReleaseTeam.create(releasePortal, released, 'bravo')),
    { scope: 'worker' },
  ],
  operators: [({ releasePortal }, use) => use(new RegistryOperators(releasePortal)), { scope: 'worker' }],
});

export { expect } from '../fixtures.ts';

/** Prints what a test has measured. */
export function measured(line: string): void {
  process.stdout.write(`    ${line}\n`);
}
