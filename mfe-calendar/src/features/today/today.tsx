import { eventDay, listEvents } from '@seed/calendar-contracts/event-list';
import { ExtensionSection, queryFor, useApi } from '@seed/portal-sdk';
import { useQuery } from '@tanstack/react-query';
import { messages } from '../../extension-messages.ts';
import { paths } from '../../paths.ts';
import { today } from '../../time/today.ts';
import { rowsInSection } from '../../constants.ts';

/** The section of the main menu with today's events. */
export const Today = () => {
  const day = today();
  const events = useQuery(queryFor(useApi(), listEvents, { query: { from: day, to: day, limit: rowsInSection } }));
  return (
    <ExtensionSection
      query={events}
      texts={messages.todaySection}
      more={{ href: paths.calendar, label: messages.todaySection.more }}
      item={({ id, date, descriptions }) => ({ key: id, href: paths.day(eventDay(date)), label: descriptions })}
    />
  );
};
