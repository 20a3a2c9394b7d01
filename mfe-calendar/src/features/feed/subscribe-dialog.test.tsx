import { createCalendarFeed } from '@seed/calendar-contracts/calendar-feed';
import { networkFailure } from '@seed/portal-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { emptyWorld } from '../../standalone/calendar-world.ts';
import { renderCalendar } from '../../testing/render-calendar.ts';

/** Replaces user-event's clipboard, which creates Blobs that jsdom cannot read. */
function clipboardThat(writeText: Clipboard['writeText']) {
  jest.spyOn(navigator, 'clipboard', 'get').mockReturnValue({ ...navigator.clipboard, writeText });
}

const press = (name: string) => screen.getByRole('button', { name });

test('a member gets a URL of the events, to copy or to open', async () => {
  const world = emptyWorld();
  const { member, notices } = renderCalendar('/calendar', world);
  await member.click(await screen.findByRole('button', { name: 'Subscribe' }));
  await member.click(await screen.findByRole('button', { name: 'Create my address' }));
  const address = await screen.findByRole('textbox', { name: 'Your address' });
  expect(address).toHaveValue('https://portal.example/feeds/calendar/secret-1.ics');
  expect(screen.getByRole('link', { name: 'Open in my calendar program' })).toHaveAttribute(
    'href',
    'webcal://portal.example/feeds/calendar/secret-1.ics',
  );
  const write = jest.fn<Promise<void>, [string]>().mockResolvedValue();
  clipboardThat(write);
  await member.click(press('Copy'));
  expect(write).toHaveBeenCalledWith('https://portal.example/feeds/calendar/secret-1.ics');
  expect(notices).toEqual([{ tone: 'success', text: 'The address is copied.' }]);
});

test('without a clipboard a notice explains how to copy the URL', async () => {
  const { member, notices } = renderCalendar('/calendar/subscribe', emptyWorld());
  await member.click(await screen.findByRole('button', { name: 'Create my address' }));
  await screen.findByRole('textbox', { name: 'Your address' });
  clipboardThat(() => Promise.reject(new DOMException('Denied', 'NotAllowedError')));
  await member.click(press('Copy'));
  const text = 'It could not be copied. Please select the address and copy it yourself.';
  await waitFor(() => expect(notices).toEqual([{ tone: 'error', text }]));
});

test('the URL is not shown again; a lost one is replaced', async () => {
  const world = emptyWorld();
  world.subscribedAt = '2026-11-02T12:00:00.000Z';
  const { member } = renderCalendar('/calendar/subscribe', world);
  expect(await screen.findByText(/You have been subscribed since November 2, 2026\./)).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Your address' })).not.toBeInTheDocument();
  await member.click(press('Create a new address'));
  expect(await screen.findByRole('textbox', { name: 'Your address' })).toBeVisible();
});

test('a subscription ends after a confirmation', async () => {
  const world = emptyWorld();
  world.subscribedAt = '2026-11-02T12:00:00.000Z';
  const { member, notices } = renderCalendar('/calendar/subscribe', world);
  await member.click(await screen.findByRole('button', { name: 'End the subscription' }));
  await member.click(press('No'));
  expect(world.subscribedAt).not.toBeNull();
  await member.click(await screen.findByRole('button', { name: 'End the subscription' }));
  await member.click(press('Yes'));
  expect(await screen.findByRole('button', { name: 'Create my address' })).toBeVisible();
  expect(world.subscribedAt).toBeNull();
  await waitFor(() => expect(notices).toEqual([{ tone: 'success', text: 'Your subscription has ended.' }]));
});

test('a URL that could not be created shows an error', async () => {
  const { member, mockOnce } = renderCalendar('/calendar/subscribe', emptyWorld());
  mockOnce(createCalendarFeed, networkFailure);
  await member.click(await screen.findByRole('button', { name: 'Create my address' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('check your connection');
  expect(press('Create my address')).toBeVisible();
});
