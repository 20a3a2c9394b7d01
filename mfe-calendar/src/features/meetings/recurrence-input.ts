import { datesOf, recurrenceLimits, recurrenceTexts } from '@seed/calendar-contracts/recurrence';
import type { Recurrence } from '@seed/calendar-contracts/recurrence';
import { readDay } from '../../time/civil-day.ts';
import type { recurrenceMessages } from './recurrence-messages.ts';

/** The ids of the rules that the form offers. */
export type RuleId = keyof typeof recurrenceMessages.rules;

export interface RecurrenceText {
  readonly date: string;
  readonly time: string;
  /** The id of a rule. */
  readonly repeats: string;
  /** The last day. */
  readonly until: string;
}

const rules: ReadonlyMap<string, Pick<Recurrence, 'every' | 'interval'>> = new Map([
  ['week-1', { every: 'week', interval: 1 }],
  ['week-2', { every: 'week', interval: 2 }],
  ['month-1', { every: 'month', interval: 1 }],
]);

/** The rule of the form; undefined for a meeting that does not repeat. */
export function recurrenceOf({ repeats, until }: RecurrenceText): Recurrence | undefined {
  const rule = rules.get(repeats);
  return rule && { ...rule, until };
}

/** The dates of the series as it is typed; undefined while its days are incomplete. */
export function typedDates(text: RecurrenceText): string[] | undefined {
  const rule = recurrenceOf(text);
  const isComplete = readDay(text.date) !== undefined && readDay(text.until) !== undefined;
  return rule && isComplete ? datesOf(`${text.date}T${text.time}`, rule) : undefined;
}

/** The message about the last day, if it is wrong. */
export function untilError(text: RecurrenceText): string | undefined {
  if (recurrenceOf(text) === undefined) return undefined;
  if (text.until === '') return recurrenceTexts.end;
  const count = typedDates(text)?.length;
  if (count === undefined) return undefined;
  return count < recurrenceLimits.least || count > recurrenceLimits.most ? recurrenceTexts.meetings : undefined;
}

const usualCount = 12;

/** A sensible last day for a rule: that of the twelfth meeting. */
export function usualUntil(date: string, repeats: string): string {
  const rule = rules.get(repeats);
  if (rule === undefined || readDay(date) === undefined) return '';
  return (
    datesOf(`${date}T00:00`, { ...rule, count: usualCount })
      .at(-1)
      ?.slice(0, date.length) ?? ''
  );
}
