import { PortalProcess } from './portal-process.ts';

/**
 * Starts one portal with the demo world for all tests, and returns what ends it after them. `SHARED_PORTAL_URL` and
 * `SHARED_PORTAL_DATA` name one that runs already, so that a test can be tried again and again without a start.
 */
async function startSharedPortal(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['SHARED_PORTAL_URL'] !== undefined) return undefined;
  const portal = await PortalProcess.start();
  process.env['SHARED_PORTAL_URL'] = portal.url;
  process.env['SHARED_PORTAL_DATA'] = portal.dataDir;
  return () => portal.dispose();
}

// eslint-disable-next-line no-restricted-syntax -- the runner's interface
export default startSharedPortal;
