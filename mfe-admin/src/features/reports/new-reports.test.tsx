import { act, fireEvent, screen } from '@testing-library/react';
import { emptyWorld } from '../../standalone/registry-world.ts';
import { addReport } from '../../standalone/report-mocks.ts';
import { renderAdmin } from '../../testing/render-admin.ts';

const advance = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('what members report while the queue is open is announced, and a press shows it', async () => {
  const world = emptyWorld();
  addReport(world, { title: 'Watches' });
  const { announcements } = renderAdmin('/admin/reports', world);
  await advance(1000);
  addReport(world, { title: 'Handbags' });
  await advance(61_000);
  expect(titles()).toEqual(['Watches']);
  expect(announcements).toContain('1 new report');
  fireEvent.click(screen.getByRole('button', { name: '1 new report' }));
  await advance(1000);
  expect(titles().toSorted()).toEqual(['Handbags', 'Watches']);
  expect(screen.getByRole('link', { name: 'Handbags' })).toHaveFocus();
});
