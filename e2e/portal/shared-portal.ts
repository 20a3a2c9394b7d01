import { PortalProcess } from './portal-process.ts';

/** Before all tests: one portal with the demo world for all of them. What it answers ends it after them. */
async function startSharedPortal(): Promise<() => Promise<void>> {
  const portal = await PortalProcess.start();
  process.env['SHARED_PORTAL_URL'] = portal.url;
  process.env['SHARED_PORTAL_DATA'] = portal.dataDir;
  return () => portal.dispose();
}

// eslint-disable-next-line no-restricted-syntax -- the runner's interface
export default startSharedPortal;
