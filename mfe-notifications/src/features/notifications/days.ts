import type { Notification } from '@seed/notifications-contracts/notifications';
import { dateFormat } from '@seed/ui/formats';
import { messages } from '../../messages.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** The name of each day, by the id of its first notification, in the reader's time zone. */
export function daysOf(notifications: readonly Notification[], locale: string, now: Date): ReadonlyMap<number, string> {
  const format = dateFormat(locale, { dateStyle: 'full' });
  const [today, yesterday] = [now, new Date(now.getTime() - dayMs)].map((day) => format.format(day));
  const nameOf = (day: string) => {
    if (day === today) return messages.list.today;
    return day === yesterday ? messages.list.yesterday : day;
  };
  const days = notifications.map(({ id, createdAt }) => ({ id, day: format.format(new Date(createdAt)) }));
  const first = days.filter(({ day }, at) => day !== days[at - 1]?.day);
  return new Map(first.map(({ id, day }) => [id, nameOf(day)]));
}
