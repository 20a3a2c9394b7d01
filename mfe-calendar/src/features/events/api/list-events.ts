import { eventDay, listEvents } from '@seed/calendar-contracts/event-list';
import type { CalendarEvent } from '@seed/calendar-contracts/event-list';
import { infiniteQueryFor, useApi, whenEngaged } from '@seed/portal-sdk';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { eventsPerPage } from '../../../constants.ts';
import { firstDay, lastDay, monthOf, shiftMonth } from '../../../time/civil-day.ts';
import { useAllPages } from './use-all-pages.ts';

/** The query of the events of a month. */
export function eventsQuery(month: string) {
  return { from: firstDay(month), to: lastDay(month), limit: eventsPerPage };
}

/** The events of a month by day. Those of its neighbours are fetched ahead once the member uses the page. */
export function useEvents(month: string) {
  const api = useApi();
  // The page and its dialog both use this query. The dialog shows a failure and does not retry when it opens.
  const events = useInfiniteQuery({
    ...infiniteQueryFor(api, listEvents, eventsQuery(month)),
    retryOnMount: false,
    // New events are put into an open month at a press only, see `NewEvents`.
    refetchOnWindowFocus: false,
  });
  const { isSuccess } = events;
  useAllPages(events);

  useEffect(() => {
    if (!isSuccess) return undefined;
    const shown = new AbortController();
    void whenEngaged(shown.signal).then(() => {
      for (const step of [1, -1]) {
        void api.cache.prefetchInfiniteQuery(infiniteQueryFor(api, listEvents, eventsQuery(shiftMonth(month, step))));
      }
    });
    return () => shown.abort();
  }, [api, isSuccess, month]);

  return { ...events, byDay: eventsByDay(events.data ?? [], month) };
}

/** Grouped by the text before `T`, the earliest day first; on a day those without an hour, then the earliest hour. */
function eventsByDay(events: readonly CalendarEvent[], month: string): ReadonlyMap<string, CalendarEvent[]> {
  const sorted = events
    .map((event) => ({ day: eventDay(event.date), event }))
    .filter(({ day }) => monthOf(day) === month)
    .sort(
      (one, other) =>
        one.day.localeCompare(other.day) ||
        startOf(one.event).localeCompare(startOf(other.event)) ||
        one.event.id - other.event.id,
    );
  const byDay = new Map<string, CalendarEvent[]>();
  for (const { day, event } of sorted) byDay.set(day, [...(byDay.get(day) ?? []), event]);
  return byDay;
}

const startOf = ({ startsAt = '' }: CalendarEvent): string => startsAt;
