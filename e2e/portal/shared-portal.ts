import { PortalProcess } from './portal-process.ts';

/**
 * Starts one portal with the demo world for all tests, and returns the function that stops it. `SHARED_PORTAL_URL` and
 * `SHARED_PORTAL_DATA` name a running one, so that repeated runs of a test need no start.
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
