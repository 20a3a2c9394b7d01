import { updateNotificationFollow } from '@seed/notifications-contracts/notification-follows';
import { networkFailure, renderModule } from '@seed/portal-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { notificationsMocks } from '../standalone/notifications-mocks.ts';
import { emptyWorld, type NotificationsWorld } from '../standalone/notifications-world.ts';
import { FollowClub, FollowPost } from './follow-choices.tsx';

const Club = () => <FollowClub clubKey="Geography" name="Geography" />;
const Post = () => <FollowPost postId={7} />;
const render = (world: NotificationsWorld, component: typeof Club) =>
  renderModule(component, { at: '/forums/7', basename: '/forums', handlers: notificationsMocks(world) });

const pressed = async () => {
  await screen.findByRole('group', { name: 'Notifications' });
  return screen.queryAllByRole('button', { pressed: true }).map((button) => button.textContent);
};

test('a member follows a conversation, mutes it, and takes it back', async () => {
  const world = emptyWorld();
  const { member, announcements } = render(world, Post);
  expect(await pressed()).toEqual([]);
  await member.click(screen.getByRole('button', { name: 'Follow' }));
  await waitFor(async () => expect(await pressed()).toEqual(['Follow']));
  await member.click(screen.getByRole('button', { name: 'Mute' }));
  await waitFor(async () => expect(await pressed()).toEqual(['Mute']));
  await member.click(screen.getByRole('button', { name: 'Mute' }));
  await waitFor(async () => expect(await pressed()).toEqual([]));
  expect(world.follows.get('post:7')).toBe('default');
  expect(announcements).toEqual([
    'You are notified of what happens here.',
    'You are no longer notified of what happens here.',
    'Your choice is taken back.',
  ]);
});

test('a member who has joined a club follows it, and stops by muting it', async () => {
  const world = emptyWorld();
  world.joined.add('club:Geography');
  const { member } = render(world, Club);
  expect(await pressed()).toEqual(['Follow']);
  await member.click(screen.getByRole('button', { name: 'Follow' }));
  await waitFor(async () => expect(await pressed()).toEqual(['Mute']));
});

test('a choice that is not stored is reported, and the former one stays', async () => {
  const { member, mockOnce, notices } = render(emptyWorld(), Post);
  await pressed();
  mockOnce(updateNotificationFollow, networkFailure);
  await member.click(screen.getByRole('button', { name: 'Follow' }));
  await waitFor(() => expect(notices).toEqual([expect.objectContaining({ tone: 'error' })]));
  expect(await pressed()).toEqual([]);
});
