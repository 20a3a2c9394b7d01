/** The exit codes of `portal`; `portal --help` and docs/teams list them. */
export const exitCodes = {
  ok: 0,
  /** The work was done and its result is bad: a check, a build or an installation failed. */
  failed: 1,
  /** The command line or a file of the project is wrong. */
  usage: 2,
  /** There is no such module or release. */
  notFound: 3,
  /** Another state than expected: a file exists, a route is taken, the registry has changed. */
  conflict: 4,
  /** The portal or another server does not respond. */
  unreachable: 5,
} as const;

export type FailureCode = Exclude<keyof typeof exitCodes, 'ok'>;

/** A failure that the person at the terminal can solve; its message names the solution. */
export class CliError extends Error {
  readonly code: FailureCode;

  constructor(code: FailureCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'CliError';
    this.code = code;
  }
}
