/** Instants as the clocks of this browser show them. */

/** The instant at which a day begins here. */
export function startOfDay(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
}

/** The day of an instant here. */
export function localDay(instant: string): string {
  const here = new Date(instant);
  return new Date(Date.UTC(here.getFullYear(), here.getMonth(), here.getDate())).toISOString().slice(0, 10);
}
