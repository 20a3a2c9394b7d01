import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** The first message to a warm process, which turns it into a service. */
export interface Takeover {
  readonly script: string;
  readonly env: NodeJS.ProcessEnv;
}

/** A process that has loaded what all services have in common and waits to become one of them. */
export interface WarmProcess {
  /** Starts a process, unless one waits already. */
  prepare(): void;
  /** Returns the process, which then runs the script with the environment; undefined if no process is ready. */
  take(takeover: Takeover): ChildProcess | undefined;
  stop(): Promise<void>;
}

const script = join(import.meta.dirname, '../dist/warm-process.main.js');

/**
 * Loading its modules takes nine tenths of a service's start, so a service that crashed restarts in a tenth of the
 * time.
 */
export function createWarmProcess(): WarmProcess {
  let waiting: ChildProcess | undefined;
  return {
    prepare() {
      if (waiting !== undefined) return;
      const child = fork(script, { stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
      child.once('exit', () => {
        if (waiting === child) waiting = undefined;
      });
      waiting = child;
    },
    take(takeover) {
      const child = waiting;
      waiting = undefined;
      // A process that cannot be reached has ended, which its supervisor sees.
      child?.send(takeover, () => undefined);
      return child;
    },
    async stop() {
      if (waiting === undefined) return;
      const ended = once(waiting, 'exit');
      waiting.kill('SIGKILL');
      await ended;
    },
  };
}
