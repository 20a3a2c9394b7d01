import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { PortalProcess } from './portal-process.ts';

const pollMs = 10;

/**
 * Kills a service with SIGKILL, and stops the process that its supervisor starts next before it listens.
 * @returns a function that lets the new process continue
 */
export async function takeDown(portal: PortalProcess, name: string): Promise<() => void> {
  for (;;) {
    const { url, pid } = await serviceOf(portal, name);
    process.kill(pid, 'SIGKILL');
    const next = await untilReplaced(portal, name, pid);
    process.kill(next, 'SIGSTOP');
    if (await refuses(url)) return () => process.kill(next, 'SIGCONT');
  }
}

async function serviceOf(portal: PortalProcess, name: string) {
  const service = (await portal.state()).services[name];
  if (service === undefined) throw new Error(`the portal has no service ${name}`);
  return service;
}

async function untilReplaced(portal: PortalProcess, name: string, old: number): Promise<number> {
  for (;;) {
    const { pid } = await serviceOf(portal, name);
    if (pid !== old) return pid;
    await pause(pollMs);
  }
}

/** A process that is stopped after it listens would accept connections but never respond. */
function refuses(url: string): Promise<boolean> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    const end = (isRefused: boolean) => {
      socket.destroy();
      resolve(isRefused);
    };
    socket.once('connect', () => end(false)).once('error', () => end(true));
  });
}
