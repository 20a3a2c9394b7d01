import type { Prefetch } from '@seed/contracts/module-release';
import type { PortalUser } from '../module-props.ts';

/** The values of the names that declarations write in braces, e.g. `user.email`. */
export type PlaceholderValues = Readonly<Record<string, string>>;

/**
 * The values that exist for every member: their e-mail, and the first and the last day of the month on their clock.
 *
 * @param now a time in the month; default: the current time
 * @returns the values by name
 *
 * @example
 * const values = memberPlaceholders(user); // { 'user.email': 'maria@seed.example', 'month.first': '2026-05-01', … }
 */
export function memberPlaceholders({ email }: PortalUser, now = new Date()): PlaceholderValues {
  const [year, month] = [now.getFullYear(), now.getMonth()];
  return {
    'user.email': email,
    'month.first': isoDay(Date.UTC(year, month, 1)),
    'month.last': isoDay(Date.UTC(year, month + 1, 0)),
  };
}

/**
 * Fills the placeholders of a declaration.
 *
 * @returns a declaration without placeholders
 * @throws Error if it names a placeholder without a value
 *
 * @example
 * await prefetchDeclared([fillPlaceholders(declared, memberPlaceholders(user))], { api, log, known: {} });
 */
export function fillPlaceholders(declared: Prefetch, known: PlaceholderValues): Prefetch {
  const { params = {}, query } = declared;
  return { ...declared, params: filled(params, known), query: filled(query, known) };
}

function filled(values: PlaceholderValues, known: PlaceholderValues): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, fill(value, known)]));
}

function fill(value: string, known: PlaceholderValues): string {
  return value.replaceAll(/\{([\w.]+)\}/g, (_all, name: string) => {
    const found = known[name];
    if (found === undefined) throw new Error(`A prefetch names {${name}}, which is not known`);
    return found;
  });
}

function isoDay(instant: number): string {
  return new Date(instant).toISOString().slice(0, 10);
}
