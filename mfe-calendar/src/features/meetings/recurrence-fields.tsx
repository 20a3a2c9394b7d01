import { FieldPairs } from '@seed/ui/field-pairs';
import { Select } from '@seed/ui/select';
import { TextField } from '@seed/ui/text-field';
import { calendarLocale } from '../../constants.ts';
import { writeDay } from '../../time/civil-day.ts';
import { typedDates, usualUntil } from './recurrence-input.ts';
import type { RecurrenceText, RuleId } from './recurrence-input.ts';
import { recurrenceMessages as texts } from './recurrence-messages.ts';

export interface RecurrenceFieldsProps {
  readonly text: RecurrenceText;
  readonly set: (field: 'repeats' | 'until', value: string) => void;
  /** The message about the last day. */
  readonly error: string | undefined;
}

const ruleIds = Object.keys(texts.rules) as RuleId[];
const options = ruleIds.map((id) => ({ id, label: texts.rules[id] }));

/** Whether a new meeting repeats, until when, and how many meetings that makes. */
export const RecurrenceFields = ({ text, set, error }: RecurrenceFieldsProps) => (
  <FieldPairs areShort>
    <Select
      label={texts.repeats}
      options={options}
      value={ruleIds.find((id) => id === text.repeats) ?? 'never'}
      onChange={(rule) => {
        set('repeats', rule);
        if (text.until === '') set('until', usualUntil(text.date, rule));
      }}
    />
    {text.repeats !== 'never' && (
      <TextField
        label={texts.until}
        type="date"
        value={text.until}
        onChange={(day) => set('until', day)}
        description={countOf(text)}
        error={error && <span role="alert">{error}</span>}
        isRequired
      />
    )}
  </FieldPairs>
);

const shortestMonth = 28;

function countOf(text: RecurrenceText): string | undefined {
  const dates = typedDates(text);
  const last = dates?.at(-1);
  if (dates === undefined || last === undefined) return undefined;
  const count = texts.count(dates.length, writeDay(last.slice(0, text.until.length), calendarLocale, dayFormat));
  const isShort = text.repeats === 'month-1' && Number(text.date.slice('2026-05-'.length)) > shortestMonth;
  return isShort ? `${count} ${texts.shortMonths}` : count;
}

const dayFormat = { month: 'long', day: 'numeric' } as const;
