import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

export interface ServiceProcess {
  readonly url: string;
  /** Ends it as a power cut does. */
  kill(): Promise<void>;
}

const listening = /http:\/\/127\.0\.0\.1:\d+/;

/**
 * Starts the `main.ts` of a service as a process of its own on a free port; resolves when it listens.
 * @param main Absolute path of the file.
 * @param env Variables besides those of this process.
 */
export function startServiceProcess(main: string, env: NodeJS.ProcessEnv): Promise<ServiceProcess> {
  const child = spawn(process.execPath, ['--conditions=seed-source', '--import', 'tsx', main], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'info', DATABASE_URL: '', ...env },
  });
  const kill = async () => {
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  };
  const lines = createInterface({ input: child.stdout });
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the service ended early with ${code}`)));
    lines.on('line', (line) => {
      const url = listening.exec(line)?.[0];
      if (url !== undefined) resolve({ url, kill });
    });
  });
}
