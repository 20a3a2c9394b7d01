/** The result of one check of `portal doctor`. */
export interface Finding {
  /** The part, such as `database`. */
  readonly part: string;
  readonly state: 'ok' | 'warning' | 'problem';
  /** The fact; it contains no secret. */
  readonly message: string;
  /** The way to mend it; given unless the state is ok. */
  readonly mend?: string;
}

export const ok = (part: string, message: string): Finding => ({ part, state: 'ok', message });

export const warning = (part: string, message: string, mend: string): Finding => ({
  part,
  state: 'warning',
  message,
  mend,
});

export const problem = (part: string, message: string, mend: string): Finding => ({
  part,
  state: 'problem',
  message,
  mend,
});

/** Variables by their names; those with an empty value are not there. */
export type Variables = Readonly<Record<string, string>>;

/** The reason of an error without what addresses may contain: drivers repeat only hosts and codes. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? error.cause : error;
  const { code } = cause as NodeJS.ErrnoException;
  if (cause.name === 'TimeoutError') return 'no response in time';
  return code ?? cause.message;
}
