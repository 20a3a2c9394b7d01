import { ICalCalendar, type ICalCalendarData, ICalCalendarMethod } from 'ical-generator';

/** An iCalendar object of this portal. It publishes events and invites no attendees. */
export function createCalendar(
  options: Pick<ICalCalendarData, 'name' | 'description' | 'ttl' | 'url' | 'timezone'>,
): ICalCalendar {
  return new ICalCalendar({
    ...options,
    prodId: { company: 'SEED', product: 'Intranet', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
  });
}

/** The stable id of the object, by which programs update their copy. */
export function uidOf(kind: 'event' | 'meeting' | 'meeting-series', id: number, publicUrl: string): string {
  return `${kind}-${id}@${new URL(publicUrl).hostname}`;
}
