import { useDialogRoute, usePage, usePortal } from '@seed/portal-sdk';
import { Button } from '@seed/ui/button';
import { PlusIcon } from '@seed/ui/icons/plus';
import { PageBody } from '@seed/ui/page-body';
import { PageHeader } from '@seed/ui/page-header';
import { Outlet } from 'react-router-dom';
import { EventCalendar } from '../features/events/event-calendar.tsx';
import { useShownMonth } from '../time/use-shown-month.ts';
import { FeedOffer } from '../features/feed/feed-offer.tsx';
import { messages } from '../messages.ts';
import { paths } from '../paths.ts';

/** `/calendar`: the events of a month. */
export const CalendarPage = () => {
  const heading = usePage({ title: messages.calendar.title });
  const { user } = usePortal();
  const { month } = useShownMonth();
  const { open } = useDialogRoute(paths.month(month));
  const add = (
    <Button variant="primary" icon={<PlusIcon />} onPress={() => open(paths.newEvent(month))}>
      {messages.event.add}
    </Button>
  );
  return (
    <PageBody width="wide">
      <PageHeader
        title={messages.calendar.title}
        titleRef={heading}
        intro={messages.calendar.intro}
        actions={user.isAdmin && add}
      />
      <EventCalendar>
        <FeedOffer onSubscribe={() => open(paths.subscribe(month))} />
      </EventCalendar>
      <Outlet />
    </PageBody>
  );
};
