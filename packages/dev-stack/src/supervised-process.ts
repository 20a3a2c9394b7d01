import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { failureReason } from './failure-reason.ts';

/** The arguments of Node. */
export type Command = readonly [script: string, ...args: string[]];

export interface ProcessPlan {
  readonly name: string;
  readonly command: Command;
  readonly env: NodeJS.ProcessEnv;
  readonly logFile: string;
  /** Receives a line for the operator: a crash with its reason, and when the process starts again. */
  report(line: string): void;
  /** Called after each start. */
  started?(pid: number): void;
}

export interface SupervisedProcess {
  /** Ends the process and starts it again, as after a change of its code. */
  restart(): void;
  /** Ends the process for good; resolves when it is gone. */
  stop(): Promise<void>;
}

const firstDelayMs = 250;
const longestDelayMs = 8000;
const stopBudgetMs = 10_000;
/** Bytes of the last error output that may hold the reason of a crash. */
const reasonBytes = 8192;

/**
 * Keeps one process alive: a crash starts it again at once if it had sent `'ready'` over its IPC channel, because it has
 * shown that it can run, else after delays that double up to 8 s. The process ends by itself when the channel closes, so
 * nothing is left behind even if the supervisor is killed.
 */
export function supervise(plan: ProcessPlan): SupervisedProcess {
  const log = createWriteStream(plan.logFile, { flags: 'a' });
  const [script, ...args] = plan.command;
  let child: ChildProcess | undefined;
  let timer: NodeJS.Timeout | undefined;
  let state: 'running' | 'restarting' | 'stopping' = 'running';
  let delay = firstDelayMs;
  const reportCrash = crashReporter(plan);

  const start = () => {
    let errors = '';
    let wasReady = false;
    child = fork(script, args, { env: plan.env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
    for (const output of [child.stdout, child.stderr]) output?.pipe(log, { end: false });
    child.stderr?.on('data', (chunk: Buffer) => (errors = (errors + chunk.toString()).slice(-reasonBytes)));
    child.on('message', (message) => (wasReady ||= message === 'ready'));
    if (child.pid !== undefined) plan.started?.(child.pid);
    // 'close' comes when the error output has been read, 'exit' may come before.
    child.once('close', (code, signal) => {
      if (state === 'stopping') return;
      if (state === 'restarting') plan.report(`${plan.name} starts again`);
      else reportCrash(signal ?? `exit code ${code}`, failureReason(errors));
      if (wasReady && state === 'running') start();
      else timer = setTimeout(start, state === 'restarting' ? 0 : delay);
      delay = wasReady ? firstDelayMs : Math.min(delay * 2, longestDelayMs);
      state = 'running';
    });
  };

  start();
  return {
    restart() {
      state = 'restarting';
      child?.kill('SIGTERM');
    },
    async stop() {
      state = 'stopping';
      clearTimeout(timer);
      if (child) await end(child);
      log.end();
    },
  };
}

/** Reports each crash in a line, and its reason if it differs from that of the previous crash. */
function crashReporter({ name, logFile, report }: ProcessPlan): (cause: string, reason: string) => void {
  let lastReason = '';
  return (cause, reason) => {
    const isNew = reason !== '' && reason !== lastReason;
    lastReason = reason;
    const details = isNew ? `:\n${reason}\n  All of its output is in ${logFile}.` : `; see ${logFile}.`;
    report(`${name} stopped (${cause}) and starts again${details}`);
  };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  // On 'close' the log has all output of the process.
  const closed = once(child, 'close');
  child.kill('SIGTERM');
  const deadline = setTimeout(() => child.kill('SIGKILL'), stopBudgetMs);
  await closed;
  clearTimeout(deadline);
}
