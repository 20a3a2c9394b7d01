import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';

export interface ProcessPlan {
  readonly name: string;
  /** The compiled main.js. */
  readonly script: string;
  readonly env: NodeJS.ProcessEnv;
  readonly logFile: string;
  /** Told what an operator should read: a crash and when the process is started again. */
  report(line: string): void;
  /** Told after each start. */
  started?(pid: number): void;
}

export interface SupervisedProcess {
  /** Ends it and starts it anew, as after a change of its code. */
  restart(): void;
  /** Ends it for good; resolves when it is gone. */
  stop(): Promise<void>;
}

const firstDelayMs = 250;
const longestDelayMs = 8000;
/** A process that lived this long is taken to be healthy: the next crash starts the delays over. */
const healthyAfterMs = 10_000;
const stopBudgetMs = 10_000;

/**
 * Keeps one process alive: started again after a crash, with delays that double up to 8 s. The process gets an IPC
 * channel and ends by itself when that is closed, so nothing is left behind even if the supervisor is killed.
 */
export function supervise(plan: ProcessPlan): SupervisedProcess {
  const log = createWriteStream(plan.logFile, { flags: 'a' });
  let child: ChildProcess | undefined;
  let timer: NodeJS.Timeout | undefined;
  let stopping = false;
  let restarting = false;
  let delay = firstDelayMs;

  const start = () => {
    const startedAt = Date.now();
    child = fork(plan.script, { env: plan.env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
    child.stdout?.pipe(log, { end: false });
    child.stderr?.pipe(log, { end: false });
    if (child.pid !== undefined) plan.started?.(child.pid);
    child.once('exit', (code, signal) => {
      if (stopping) return;
      if (restarting || Date.now() - startedAt > healthyAfterMs) delay = firstDelayMs;
      if (restarting) plan.report(`${plan.name} starts anew`);
      else plan.report(`${plan.name} stopped (${signal ?? `exit code ${code}`}); see ${plan.logFile}; it starts again`);
      timer = setTimeout(start, restarting ? 0 : delay);
      delay = Math.min(delay * 2, longestDelayMs);
      restarting = false;
    });
  };
  start();

  return {
    restart() {
      restarting = true;
      child?.kill('SIGTERM');
    },
    async stop() {
      stopping = true;
      clearTimeout(timer);
      if (child) await end(child);
      log.end();
    },
  };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  const deadline = setTimeout(() => child.kill('SIGKILL'), stopBudgetMs);
  await exit;
  clearTimeout(deadline);
}
