import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { programArguments } from './program-arguments.ts';

/** A service in a process of its own; `await using` kills it at the end of a test. */
export interface ServiceProcess extends AsyncDisposable {
  readonly url: string;
  /** Ends it with SIGKILL, as a power cut would; a process that has ended stays as it is. */
  kill(): Promise<void>;
}

const listening = /http:\/\/127\.0\.0\.1:\d+/;

/**
 * Starts the `main.ts` of a service as a process of its own on a free port; resolves when it listens.
 * @param main the absolute path of the file
 * @param env variables besides those of this process
 * @throws Error if the process ends before it listens.
 */
export function startServiceProcess(main: string, env: NodeJS.ProcessEnv): Promise<ServiceProcess> {
  const child = spawn(process.execPath, programArguments(main), {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'info', DATABASE_URL: '', ...env },
  });
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  };
  const lines = createInterface({ input: child.stdout });
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the service ended early with ${code}`)));
    lines.on('line', (line) => {
      const url = listening.exec(line)?.[0];
      if (url !== undefined) resolve({ url, kill, [Symbol.asyncDispose]: kill });
    });
  });
}
