import { listCommunityReports } from '@seed/community-contracts/reports';
import { decideForumReport } from '@seed/forums-contracts/reports';
import { mockUser, networkFailure } from '@seed/portal-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { emptyWorld } from '../standalone/registry-world.ts';
import { addReport } from '../standalone/report-mocks.ts';
import { renderAdmin } from '../testing/render-admin.ts';

const at = '/admin/reports';
const ofKenji = '/community/profiles/kenji';
const actionsOf = async (title: string) =>
  within(await screen.findByRole('group', { name: `Decide about “${title}”` }));

test('a reported text is shown with its place, its author, the reasons and the newest text', async () => {
  const world = emptyWorld();
  addReport(world, {
    title: 'Watches',
    reportCount: 3,
    reasons: [
      { reason: 'spam', count: 2 },
      { reason: 'wrong', count: 1 },
    ],
    newestText: 'Again!',
  });
  renderAdmin(at, world);
  expect(await screen.findByRole('link', { name: 'Watches' })).toHaveAttribute('href', '/forums/1');
  expect(screen.getByText('Post by Kenji Tanaka')).toBeVisible();
  expect(screen.getByText('Buy these watches today.')).toBeVisible();
  expect(screen.getByText(/^Reported by 3 members: advertising or spam \(2\), wrong or misleading/)).toBeVisible();
  expect(screen.getByText('Again!')).toBeVisible();
});

test('an Admin hides a text with a message, finds it among the decided ones, and shows it again', async () => {
  const world = emptyWorld();
  addReport(world, { title: 'Watches' });
  const { member, notices } = renderAdmin(at, world);
  await member.click((await actionsOf('Watches')).getByRole('button', { name: 'Hide' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Hide “Watches”' }));
  await member.type(dialog.getByRole('textbox', { name: /Message to the author/ }), 'No advertising.');
  await member.click(dialog.getByRole('button', { name: 'Hide' }));
  expect(await screen.findByText('Nothing is reported')).toBeVisible();
  await member.click(screen.getByRole('button', { name: /Show/ }));
  await member.click(await screen.findByRole('option', { name: 'Decided' }));
  expect(await screen.findByText('It is hidden. No advertising.')).toBeVisible();
  await member.click((await actionsOf('Watches')).getByRole('button', { name: 'Show again' }));
  expect(await screen.findByText('Shown again')).toBeVisible();
  expect(notices.map(({ tone }) => tone)).toEqual(['success', 'success']);
});

test('a warning without a message is not sent', async () => {
  const world = emptyWorld();
  addReport(world, { title: 'Watches' });
  const { member } = renderAdmin(at, world);
  await member.click((await actionsOf('Watches')).getByRole('button', { name: 'Warn the author' }));
  await member.click(await screen.findByRole('button', { name: 'Warn' }));
  expect(await screen.findByText('Please write what the author should know.')).toBeVisible();
  expect(world.reports[0]?.isOpen).toBe(true);
});

test('a text that another Admin has decided about leaves the queue with the reason', async () => {
  const world = emptyWorld();
  addReport(world, { title: 'Watches' });
  const { member, notices } = renderAdmin(at, world);
  const actions = await actionsOf('Watches');
  world.reports = world.reports.map((one) => ({ ...one, isOpen: false, decision: 'dismiss' }));
  await member.click(actions.getByRole('button', { name: 'Leave it' }));
  expect(await screen.findByText('Nothing is reported')).toBeVisible();
  expect(notices).toEqual([{ tone: 'error', text: 'Another Admin has decided about this already.' }]);
});

test('a decision that fails leaves the text in the queue', async () => {
  const world = emptyWorld();
  addReport(world, { title: 'Watches' });
  const { member, notices, mockOnce } = renderAdmin(at, world);
  const actions = await actionsOf('Watches');
  mockOnce(decideForumReport, networkFailure);
  await member.click(actions.getByRole('button', { name: 'Leave it' }));
  await waitFor(() => expect(notices).toEqual([expect.objectContaining({ tone: 'error' })]));
  expect(screen.getByRole('link', { name: 'Watches' })).toBeVisible();
});

test('a reported profile and a picture stand beside the texts, and have the same actions', async () => {
  const world = emptyWorld();
  addReport(world, { title: 'Watches' });
  addReport(world, { kind: 'picture', title: 'Kenji Tanaka', excerpt: '', picture: '/uploads/me.webp', href: ofKenji });
  const { member, notices } = renderAdmin(at, world);
  expect(await screen.findByRole('link', { name: 'Kenji Tanaka’s picture' })).toHaveAttribute('href', ofKenji);
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings).toEqual(['Posts, comments and notes', 'Profiles and pictures']);
  expect(screen.getByRole('img', { name: 'The picture of the profile' })).toHaveAttribute('src', '/uploads/me.webp');
  await member.click((await actionsOf('Kenji Tanaka’s picture')).getByRole('button', { name: 'Hide' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Hide “Kenji Tanaka’s picture”' }));
  await member.type(dialog.getByRole('textbox', { name: /Message to the member/ }), 'Please take your own.');
  await member.click(dialog.getByRole('button', { name: 'Hide' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Kenji Tanaka’s picture' })).not.toBeInTheDocument());
  expect(screen.getByRole('link', { name: 'Watches' })).toBeVisible();
  expect(world.reports).toMatchObject([{ isOpen: true }, { hidden: { message: 'Please take your own.' } }]);
  expect(notices).toMatchObject([{ tone: 'success' }]);
});

test('texts that a member has changed after they were hidden are not called hidden', async () => {
  const world = emptyWorld();
  addReport(world, { kind: 'profile', title: 'Kenji Tanaka', isOpen: false, decision: 'hide' });
  renderAdmin(`${at}?state=decided`, world);
  expect(await screen.findByText('Hidden, and changed by its member since then')).toBeVisible();
});

test('the reports of one service are there while another one is unavailable', async () => {
  const world = emptyWorld();
  addReport(world, { title: 'Watches' });
  const { refuse } = renderAdmin(at, world);
  refuse(listCommunityReports, () => new Response(null, { status: 503 }));
  expect(await screen.findByRole('link', { name: 'Watches' })).toBeVisible();
});

test('members who are no Admins do not see the queue', async () => {
  const world = emptyWorld();
  addReport(world, { title: 'Watches' });
  renderAdmin(at, world, { ...mockUser, isAdmin: false });
  expect(await screen.findByRole('heading', { name: 'Only for Admins' })).toBeVisible();
  expect(screen.queryByText('Watches')).not.toBeInTheDocument();
});
