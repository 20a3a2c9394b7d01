import { eventDay, listEvents } from '@seed/calendar-contracts/event-list';
import { ExtensionSection, queryFor, useApi, usePortal } from '@seed/portal-sdk';
import { useQuery } from '@tanstack/react-query';
import { messages } from '../../extension-messages.ts';
import { paths } from '../../paths.ts';
import { eventWhen } from '../../time/event-when.ts';
import { today } from '../../time/today.ts';
import { rowsInSection } from '../../constants.ts';

/** The section of the main menu with today's events. */
export const Today = () => {
  const { locale } = usePortal();
  const day = today();
  const events = useQuery(queryFor(useApi(), listEvents, { query: { from: day, to: day, limit: rowsInSection } }));
  return (
    <ExtensionSection
      query={events}
      texts={messages.todaySection}
      more={{ href: paths.calendar, label: messages.todaySection.more }}
      item={(event) => ({
        key: event.id,
        href: paths.day(eventDay(event.date)),
        label: event.descriptions,
        detail: eventWhen(event, locale),
      })}
    />
  );
};
