import { createDataExport, createDataExportLink } from '@seed/community-contracts/data-exports';
import { MockProblemError } from '@seed/portal-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { emptyWorld } from '../standalone/community-world.ts';
import { renderCommunity } from '../testing/render-community.ts';

const path = '/my-profile/data';

/** A file that is ready to download. */
const ready = {
  id: 7,
  state: 'ready',
  requestedAt: '2026-11-20T12:00:00.000Z',
  bytes: 3_600_000,
  expiresAt: '2026-11-27T12:00:00.000Z',
} as const;

test('a member requests a file with their data, and sees that it is being put together', async () => {
  const world = emptyWorld();
  const { member } = renderCommunity(path, world);
  expect(await screen.findByRole('heading', { level: 1, name: 'My data' })).toHaveFocus();
  expect(await screen.findByText('You have no file yet.')).toBeVisible();
  await member.click(screen.getByRole('button', { name: 'Request my data' }));
  expect(await screen.findByRole('status')).toHaveTextContent('We are putting your data together.');
  expect(await screen.findByText('Being put together')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Request my data' })).not.toBeInTheDocument();
  expect(world.exports).toHaveLength(1);
});

test('a file that is ready is downloaded by a link of its own', async () => {
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    downloads.push(new URL(this.href).pathname);
  });
  const downloads: string[] = [];
  const { member } = renderCommunity(path, { ...emptyWorld(), exports: [ready] });
  expect(await screen.findByText('Ready, 3.4 MB')).toBeVisible();
  await member.click(screen.getByRole('button', { name: 'Download the file of November 20, 2026' }));
  await waitFor(() => expect(downloads).toEqual(['/data-exports/link-7']));
  click.mockRestore();
});

test('a refused request shows the reason, and a file that failed can be requested again', async () => {
  const failed = { ...ready, state: 'failed', bytes: null, expiresAt: null } as const;
  const { member, notices, mockOnce } = renderCommunity(path, { ...emptyWorld(), exports: [failed] });
  expect(await screen.findByText(/^Could not be put together/)).toBeVisible();
  mockOnce(createDataExport, () => {
    throw new MockProblemError('too_many_requests');
  });
  await member.click(screen.getByRole('button', { name: 'Request my data' }));
  await waitFor(() =>
    expect(notices).toMatchObject([{ tone: 'error', text: expect.stringContaining('was not requested') as string }]),
  );
});

test('a download that does not start shows a notice', async () => {
  const { member, notices, mockOnce } = renderCommunity(path, { ...emptyWorld(), exports: [ready] });
  mockOnce(createDataExportLink, () => {
    throw new MockProblemError('not_found');
  });
  await member.click(await screen.findByRole('button', { name: /^Download the file/ }));
  await waitFor(() => expect(notices).toMatchObject([{ text: expect.stringContaining('did not start') as string }]));
});

test('the own profile leads to the page', async () => {
  renderCommunity('/my-profile', emptyWorld());
  expect(await screen.findByRole('link', { name: 'My data' })).toHaveAttribute('href', path);
});
