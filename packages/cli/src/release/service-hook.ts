import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { CliError } from '../cli-error.ts';
import type { Context } from '../context.ts';

/** The release that a command of the operators deploys a service for. */
export interface ServiceHook {
  /** A line for the shell, such as `docker compose up --detach --wait notices`. */
  readonly command: string;
  readonly module: string;
  /** The version of the module that is live in the end. */
  readonly version: string;
}

/**
 * Runs a command that deploys a service or takes it back, and resolves when it has ended. What it prints is progress.
 *
 * @throws CliError `failed` if it ends with another code than 0.
 */
export async function runServiceHook({ command, module, version }: ServiceHook, context: Context): Promise<void> {
  context.progress(`Running: ${command}`);
  const env = { ...context.env, PORTAL_MODULE: module, PORTAL_VERSION: version };
  // The standard output is for the result of this command.
  const child = spawn(command, { cwd: context.cwd, env, shell: true, stdio: ['ignore', 2, 2] });
  const [code, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
  if (code === 0) return;
  throw new CliError('failed', `The command ended with ${code ?? signal ?? 'no code'}: ${command}`);
}
