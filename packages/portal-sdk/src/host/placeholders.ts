import type { Prefetch } from '@seed/contracts/module-release';
import type { PortalUser } from '../module-props.ts';

/** What a declaration names in braces, e.g. `user.email`. */
export type PlaceholderValues = Readonly<Record<string, string>>;

/** What is known of every member at any time; the days are those on the clock of whoever looks. */
export function memberPlaceholders({ email }: PortalUser, now = new Date()): PlaceholderValues {
  const [year, month] = [now.getFullYear(), now.getMonth()];
  return {
    'user.email': email,
    'month.first': isoDay(Date.UTC(year, month, 1)),
    'month.last': isoDay(Date.UTC(year, month + 1, 0)),
  };
}

/** Throws for a name that nobody knows. */
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
