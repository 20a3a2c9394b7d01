import { countCommunityReports } from '@seed/community-contracts/reports';
import { renderModule } from '@seed/portal-sdk/testing';
import { act, screen } from '@testing-library/react';
import { registryMocks } from '../standalone/registry-mocks.ts';
import { adminUser, emptyWorld } from '../standalone/registry-world.ts';
import type { RegistryWorld } from '../standalone/registry-world.ts';
import { addReport } from '../standalone/report-mocks.ts';
import { OpenReportsLink } from './open-reports-link.tsx';

const render = (world: RegistryWorld) =>
  renderModule(OpenReportsLink, { at: '/forums', basename: '/', user: adminUser, handlers: registryMocks(world) });
const link = () => screen.getByRole('link');

test('the link names the open reports of all services and leads to them', async () => {
  const world = emptyWorld();
  addReport(world);
  addReport(world, { kind: 'profile' });
  addReport(world, { kind: 'picture' });
  addReport(world, { isOpen: false });
  render(world);
  const found = await screen.findByRole('link', { name: 'Admin, 3 open reports' });
  expect(found).toHaveAttribute('href', '/admin/reports');
  expect(found).toHaveTextContent('3');
});

test('without reports the link shows no number', async () => {
  render(emptyWorld());
  expect(await screen.findByRole('link', { name: 'Admin' })).toHaveTextContent('');
});

/** The counts are read again at this interval. */
const pollMs = 60_000;

test('the count follows new reports, and stays as it is while a service is unavailable', async () => {
  jest.useFakeTimers();
  const world = emptyWorld();
  addReport(world, { kind: 'profile' });
  const portal = render(world);
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(link()).toHaveAccessibleName('Admin, 1 open report');
  portal.refuse(countCommunityReports, () => new Response(null, { status: 503 }));
  addReport(world);
  await act(() => jest.advanceTimersByTimeAsync(pollMs + 1000));
  expect(link()).toHaveAccessibleName('Admin, 2 open reports');
  jest.useRealTimers();
});
