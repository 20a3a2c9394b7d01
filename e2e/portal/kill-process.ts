import { expect } from '@playwright/test';
import type { PortalProcess } from './portal-process.ts';

/** Sends the gateway or a service SIGKILL. Its supervisor starts another process, as an orchestrator does. */
export async function killProcess(portal: PortalProcess, name: string): Promise<void> {
  const pid = await pidOf(portal, name);
  process.kill(pid, 'SIGKILL');
  await expect.poll(() => pidOf(portal, name)).not.toBe(pid);
}

async function pidOf(portal: PortalProcess, name: string): Promise<number> {
  const { gateway, services } = await portal.state();
  const found = name === 'gateway' ? gateway : services[name];
  if (found === undefined) throw new Error(`the portal has no process ${name}`);
  return found.pid;
}
