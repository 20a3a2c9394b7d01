import type { SelectOption } from '@seed/ui/select';
import { writeLength } from '../../time/written-length.ts';

/** The lengths that the form offers, in minutes. */
const offered = [15, 30, 45, 60, 90, 120, 180, 240];

/** The options: the usual lengths, and the meeting's own if it is another one. */
export function lengthsWith(own: string): SelectOption<string>[] {
  const minutes = [...new Set([...offered, Number(own)])].toSorted((one, other) => one - other);
  return minutes.map((length) => ({ id: String(length), label: writeLength(length) }));
}
