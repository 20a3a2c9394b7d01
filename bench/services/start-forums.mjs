import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Starts the forums service in a process of its own. */
export function startForums(databaseUrl, issuer) {
  return startScript('bench/services/forums.mjs', {
    DATABASE_URL: databaseUrl,
    TOKEN: JSON.stringify(issuer.settings),
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
