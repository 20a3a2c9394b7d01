/** A move of one module, as the log has it. */
interface Move {
  readonly from: string | null;
  readonly to: string | null;
}

/**
 * The version that a rollback goes to, as `portal rollback` does: the one before the latest promotion that was not rolled
 * back yet, also if its number is higher.
 *
 * @param moves of one module, newest first
 */
export function versionBefore(moves: readonly Move[]): string | undefined {
  const standing: (string | null)[] = [];
  for (const { from, to } of moves.toReversed()) {
    if (to !== null && standing.at(-1) === to) standing.pop();
    else standing.push(from);
  }
  return standing.at(-1) ?? undefined;
}
