import { expect, test } from '../portal/fixtures.ts';

interface Made {
  readonly url: string;
}

test('a calendar program reads the events from the URL of a subscription until it is revoked', async ({
  apiOf,
  portal,
}) => {
  const descriptions = `Feed check ${Date.now()}`;
  const date = new Date().toISOString();
  await (await apiOf('admin')).create('/events', { date, descriptions });

  const kenji = await apiOf('kenji');
  const { url } = await kenji.create<Made>('/calendar-feed', {});
  expect(url.startsWith(`${portal.url}/feeds/calendar/`)).toBe(true);
  const feed = await fetch(url);
  expect(feed.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  const text = await feed.text();
  expect(text).toContain(`SUMMARY:${descriptions}`);
  expect(text).toContain(`DTSTART;VALUE=DATE:${date.slice(0, 10).replaceAll('-', '')}`);

  expect((await kenji.fetch('/calendar-feed', { method: 'DELETE' })).status).toBe(204);
  expect((await fetch(url)).status).toBe(404);
});
