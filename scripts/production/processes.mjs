import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** As systemd does by default. */
const restartPauseMs = 100;
const stopLimitMs = 20_000;
const pollMs = 100;
const printedLines = 5;
const printedCharacters = 300;

/**
 * The processes of one stack, by their names. Each writes into a log file of its own. A supervised one is started again
 * when it ends, as an orchestrator does.
 */
export class Processes {
  #folder;
  #entries = new Map();
  #isStopping = false;

  constructor(folder) {
    this.#folder = folder;
    mkdirSync(folder, { recursive: true });
  }

  /**
   * @param {{ command: string, args: string[], env?: object, cwd?: string, supervised?: boolean, stopSignal?: string,
   *   hasChildren?: boolean, onStart?: (pid: number) => void }} plan one with children is a process group, which is
   *   killed as a whole; `onStart` is called at each start
   */
  start(name, plan) {
    if (this.#isStopping) return;
    const log = openSync(join(this.#folder, `${name}.log`), 'a');
    const child = spawn(plan.command, plan.args, {
      env: plan.env ?? process.env,
      cwd: plan.cwd,
      stdio: ['ignore', log, log],
      detached: plan.hasChildren,
    });
    closeSync(log);
    this.#entries.set(name, { plan, child });
    plan.onStart?.(child.pid);
    child.once('error', (error) => console.error(`${name}: ${error.message}`));
    child.once('exit', () => {
      if (plan.supervised && this.#entries.get(name)?.child === child) void this.#startLater(name, plan);
    });
  }

  /** Starts a process that ends by itself, and resolves to its exit code. */
  async run(name, plan) {
    this.start(name, plan);
    const [code] = await once(this.#entries.get(name).child, 'exit');
    return code;
  }

  async #startLater(name, plan) {
    await delay(restartPauseMs);
    if (this.#entries.has(name)) this.start(name, plan);
  }

  pid(name) {
    return this.#entries.get(name).child.pid;
  }

  isRunning(name) {
    const { child } = this.#entries.get(name);
    return child.exitCode === null && child.signalCode === null;
  }

  /** Resolves when a supervised process has another id than before, to the signal that ended the one before. */
  async untilReplaced(name, before) {
    const { child } = this.#entries.get(name);
    if (child.pid === before && child.signalCode === null && child.exitCode === null) await once(child, 'exit');
    await until(`${name} to be started again`, () => this.pid(name) !== before);
    return child.signalCode;
  }

  /** Kills a process as `kill -9` does, and resolves when it has ended. */
  async kill(name) {
    await killed(this.#entries.get(name));
  }

  /** Kills a supervised process, which is not started again by itself, and resolves to what starts it. */
  async killForGood(name) {
    const entry = this.#entries.get(name);
    this.#entries.delete(name);
    await killed(entry);
    return () => this.start(name, entry.plan);
  }

  /** Prints the last lines of each log, for a machine whose files are gone afterwards. */
  printLogEnds() {
    for (const name of this.#entries.keys()) {
      const lines = readFileSync(join(this.#folder, `${name}.log`), 'utf8')
        .trimEnd()
        .split('\n')
        .slice(-printedLines);
      for (const line of lines) if (line !== '') console.error(`${name}: ${line.slice(0, printedCharacters)}`);
    }
  }

  /** Ends all, the last one first. */
  async stop() {
    this.#isStopping = true;
    const entries = [...this.#entries.values()].toReversed();
    this.#entries.clear();
    await Promise.all(entries.map(ended));
  }
}

async function killed(entry) {
  const exit = once(entry.child, 'exit');
  send(entry, 'SIGKILL');
  await exit;
}

function send({ child, plan }, signal) {
  if (plan.hasChildren) process.kill(-child.pid, signal);
  else child.kill(signal);
}

async function ended(entry) {
  const { child, plan } = entry;
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const exit = once(child, 'exit');
  send(entry, plan.stopSignal ?? 'SIGTERM');
  const cut = setTimeout(() => send(entry, 'SIGKILL'), stopLimitMs);
  await exit;
  clearTimeout(cut);
}

/** Returns free ports of loopback. All are taken at the same moment, so that they differ. */
export async function freePorts(count) {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = servers.map((server) => server.address().port);
  await Promise.all(servers.map((server) => once(server.close(), 'close')));
  return ports;
}

/** Resolves to the milliseconds until the condition holds; a condition that throws does not hold yet. */
export async function until(what, condition, limitMs = 120_000) {
  const start = performance.now();
  let reason;
  for (;;) {
    try {
      if (await condition()) return performance.now() - start;
      reason = undefined;
    } catch (error) {
      reason = error;
    }
    if (performance.now() - start > limitMs) {
      throw new Error(`${what}: not within ${limitMs / 1000} s`, { cause: reason });
    }
    await delay(pollMs);
  }
}
