/** The surroundings of a command. */
export interface Context {
  /** The working directory, absolute. */
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  /** True if a person at a terminal can enter what is missing; never with `--json`. */
  readonly isInteractive: boolean;
  /** Reports a step of long work on the standard error, so that results can be piped. */
  progress(line: string): void;
}

/** The result of a command: `text` for people, `data` for `--json`. */
export interface Outcome {
  readonly text: string;
  readonly data: object;
  /** Whether the command failed. Default false. */
  readonly isFailure?: boolean;
}

/** Runs a command; the context depends on the global options, which are parsed by then. */
export type Action = (work: (context: Context) => Promise<Outcome>) => Promise<void>;
