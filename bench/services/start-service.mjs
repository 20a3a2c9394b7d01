import { spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * Starts a service of the portal in a process of its own.
 * @param settings what its configuration has besides that of every service
 * @param env further environment variables of the process
 */
export function startService(name, { databaseUrl, issuer, settings = {}, env = {} }) {
  return startScript('bench/services/service-process.mjs', {
    ...env,
    SERVICE: name,
    DATABASE_URL: databaseUrl,
    TOKEN: JSON.stringify(issuer.settings),
    SETTINGS: JSON.stringify(settings),
  });
}

/** Starts a script that sends its URL to its parent. */
export async function startScript(script, env) {
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [{ url }] = await once(child, 'message');
  return { url, stop: () => child.kill('SIGTERM') };
}
