import { Command, CommanderError } from 'commander';
import { CliError, exitCodes } from './cli-error.ts';
import { completionsFor } from './completion/completions.ts';
import { completionCommand } from './completion/completion-command.ts';
import type { Action, Context, Outcome } from './context.ts';
import { checkCommand } from './check/check-command.ts';
import { contractCommand } from './contract/contract-command.ts';
import { devCommand } from './dev/dev-command.ts';
import { doctorCommand } from './doctor/doctor-command.ts';
import { newCommand } from './new/new-command.ts';
import { keysCommand } from './registry/keys-command.ts';
import { loginCommand, logoutCommand } from './registry/login-command.ts';
import { abortCommand } from './release/abort-command.ts';
import { deployCommand } from './release/deploy-command.ts';
import { logCommand } from './release/log-command.ts';
import { promoteCommand } from './release/promote-command.ts';
import { releaseCommand } from './release/release-command.ts';
import { removeCommand } from './release/remove-command.ts';
import { rollbackCommand } from './release/rollback-command.ts';
import { serviceCommand } from './release/service-command.ts';
import { offCommand, onCommand } from './release/switch-commands.ts';
import { statusCommand } from './release/status-command.ts';
import { ownVersion } from './own-version.ts';

const exitCodeHelp = `
Exit codes:
  0  done
  1  the work was done and its result is bad (a check or a build failed)
  2  the command line or a file of the project is wrong
  3  there is no such module or release
  4  another state than expected (a file exists, a route is taken, the registry has changed)
  5  the portal does not respond

Results are written to the standard output, progress to the standard error.`;

/**
 * Runs the command line `portal`.
 *
 * @param words the words after `portal`
 * @returns the exit code of the process
 */
export async function run(words: readonly string[]): Promise<number> {
  if (words[0] === completionWord) return complete(words.slice(1));
  let exitCode: number = exitCodes.ok;
  const program = createProgram(async (work) => {
    exitCode = await report(program, work);
  });
  try {
    await program.parseAsync(words, { from: 'user' });
    return exitCode;
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    // Commander has printed the reason, help or version as text.
    if (error.exitCode === 0) return exitCodes.ok;
    if (words.includes('--json')) process.stdout.write(jsonOf({ error: { code: 'usage', message: error.message } }));
    return exitCodes.usage;
  }
}

/** The hidden word that completion scripts call. */
const completionWord = '__complete';

function complete([at = '0', ...words]: readonly string[]): number {
  const program = createProgram(() => Promise.resolve());
  const found = completionsFor(program, words.slice(0, Number(at) - 1));
  process.stdout.write(found.map((word) => `${word}\n`).join(''));
  return exitCodes.ok;
}

function createProgram(action: Action): Command {
  const program = new Command('portal');
  program
    .description('Makes, runs, checks and releases modules of the portal.')
    .version(ownVersion())
    .option('--json', 'print the result as JSON')
    .addHelpText('after', exitCodeHelp)
    .configureHelp({ showGlobalOptions: true })
    .showHelpAfterError('(portal --help lists all commands)')
    .exitOverride();
  for (const command of commands) program.addCommand(inherit(program, command(action)));
  return program;
}

const commands = [
  newCommand,
  devCommand,
  checkCommand,
  contractCommand,
  keysCommand,
  loginCommand,
  logoutCommand,
  releaseCommand,
  promoteCommand,
  deployCommand,
  rollbackCommand,
  abortCommand,
  offCommand,
  onCommand,
  removeCommand,
  serviceCommand,
  statusCommand,
  logCommand,
  doctorCommand,
  completionCommand,
];

function inherit(program: Command, command: Command): Command {
  return command.copyInheritedSettings(program);
}

async function report(program: Command, work: (context: Context) => Promise<Outcome>): Promise<number> {
  const isJson = program.opts<{ json?: boolean }>().json === true;
  const print = (text: string, data: object) => process.stdout.write(isJson ? jsonOf(data) : `${text}\n`);
  try {
    const { text, data, isFailure } = await work(contextFor(isJson));
    print(text, data);
    return isFailure === true ? exitCodes.failed : exitCodes.ok;
  } catch (error) {
    const { code, message } = failureOf(error);
    if (isJson) print('', { error: { code, message } });
    else process.stderr.write(`${message}\n`);
    return exitCodes[code];
  }
}

function jsonOf(data: object): string {
  return `${JSON.stringify(data, null, 2)}\n`;
}

function contextFor(isJson: boolean): Context {
  return {
    cwd: process.cwd(),
    env: process.env,
    isInteractive: !isJson && process.stdin.isTTY && process.stderr.isTTY,
    progress: (line) => process.stderr.write(`${line}\n`),
  };
}

function failureOf(error: unknown): { code: CliError['code']; message: string } {
  if (error instanceof CliError) return { code: error.code, message: error.message };
  return { code: 'failed', message: error instanceof Error ? error.message : String(error) };
}
