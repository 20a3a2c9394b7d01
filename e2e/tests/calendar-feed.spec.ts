import { ApiCaller, tokenOf } from '../portal/api.ts';
import { expect, test } from '../portal/fixtures.ts';

interface Made {
  readonly url: string;
}

test('a calendar program reads the events by the address of a subscription until it is revoked', async ({
  browser,
  page,
  portal,
}) => {
  const guest = await browser.newPage();
  const admin = new ApiCaller(portal.url, await tokenOf(guest, 'admin', portal.url));
  await guest.close();
  const descriptions = `Feed check ${Date.now()}`;
  const date = new Date().toISOString();
  expect((await admin.fetch('/events', { method: 'POST', body: { date, descriptions } })).status).toBe(201);

  const kenji = new ApiCaller(portal.url, await tokenOf(page, 'kenji'));
  const { url } = (await (await kenji.fetch('/calendar-feed', { method: 'POST' })).json()) as Made;
  expect(url.startsWith(`${portal.url}/feeds/calendar/`)).toBe(true);
  const feed = await fetch(url);
  expect(feed.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  const text = await feed.text();
  expect(text).toContain(`SUMMARY:${descriptions}`);
  expect(text).toContain(`DTSTART;VALUE=DATE:${date.slice(0, 10).replaceAll('-', '')}`);

  expect((await kenji.fetch('/calendar-feed', { method: 'DELETE' })).status).toBe(204);
  expect((await fetch(url)).status).toBe(404);
});
