import { eventDay, listEvents } from '@seed/calendar-contracts/event-list';
import { SearchResults, usePortal, useSearchQuery } from '@seed/portal-sdk';
import type { SlotProps } from '@seed/portal-sdk';
import { MarkedText } from '@seed/ui/marked-text';
import { messages } from '../../extension-messages.ts';
import { paths } from '../../paths.ts';
import { writeDay } from '../../time/civil-day.ts';
import { today } from '../../time/today.ts';

/** The events that a search finds, or the past ones if none is planned. */
export const FoundEvents = (source: SlotProps['search.source']) => {
  const { locale } = usePortal();
  const coming = useSearchQuery(listEvents, source.words, { from: today() });
  const all = useSearchQuery(listEvents, source.words);
  return (
    <SearchResults
      {...source}
      query={coming.data?.length === 0 ? all : coming}
      texts={messages.foundEvents}
      item={({ id, date, descriptions }) => ({
        key: id,
        href: paths.day(eventDay(date)),
        label: <MarkedText text={descriptions} words={source.words} isExcerpt />,
        detail: writeDay(eventDay(date), locale, dayFormat),
      })}
    />
  );
};

const dayFormat = { weekday: 'short', year: 'numeric', month: 'short', day: 'numeric' } as const;
