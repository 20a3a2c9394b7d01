import type { Keep } from './config.ts';

/** The instant in the id of a backup. */
export function instantOf(id: string): Date {
  const [date = '', time = ''] = id.split('T');
  const [hours, minutes, seconds] = time.split('-');
  return new Date(`${date}T${hours}:${minutes}:${seconds}Z`);
}

/**
 * Selects the backups that are kept: the newest of each of the last days, weeks and months that have one, and always
 * the newest of all. Weeks begin on Monday; days are those of UTC.
 *
 * @param ids the ids of all good backups, the newest first
 */
export function keptBackups(ids: readonly string[], { daily, weekly, monthly }: Keep): Set<string> {
  return new Set([
    ...ids.slice(0, 1),
    ...newestOfEach(ids, dayOf, daily),
    ...newestOfEach(ids, weekOf, weekly),
    ...newestOfEach(ids, (day) => dayOf(day).slice(0, 7), monthly),
  ]);
}

function newestOfEach(ids: readonly string[], periodOf: (instant: Date) => string, count: number): string[] {
  const newest = new Map<string, string>();
  for (const id of ids) {
    const period = periodOf(instantOf(id));
    if (!newest.has(period)) newest.set(period, id);
  }
  return [...newest.values()].slice(0, count);
}

function dayOf(instant: Date): string {
  return instant.toISOString().slice(0, 10);
}

/** The day of its Monday. */
function weekOf(instant: Date): string {
  const sinceMonday = (instant.getUTCDay() + 6) % 7;
  return dayOf(new Date(instant.getTime() - sinceMonday * 86_400_000));
}
