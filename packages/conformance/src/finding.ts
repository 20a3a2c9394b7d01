/** One violation of a rule. */
export interface Finding {
  /** The name of the rule, such as `leak/listener`. */
  readonly rule: string;
  /** One sentence about the problem and its solution. */
  readonly message: string;
  /** The place in the code, relative to the module. */
  readonly file?: string | undefined;
  readonly line?: number | undefined;
}

/** A place in the sources of a module. */
export type Place = Pick<Finding, 'file' | 'line'>;
