import { screen, waitFor, within } from '@testing-library/react';
import { addModuleTo, emptyWorld, move, publish, type RegistryWorld, tryOut } from '../standalone/registry-world.ts';
import { renderAdmin } from '../testing/render-admin.ts';

const good = { openings: 40, failures: 1, crashes: 0, medianMs: 80, slowMs: 200 };
const bad = { openings: 10, failures: 3, crashes: 2, medianMs: null, slowMs: null };

/** The forums with 1.1.0 live, 1.0.0 before it, and 1.2.0 as the canary. */
function forumsWorld(): RegistryWorld {
  const world = emptyWorld();
  addModuleTo(world, 'forums');
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) publish(world, 'forums', version);
  move(world, { module: 'forums', to: '1.0.0' });
  move(world, { module: 'forums', to: '1.1.0' });
  tryOut(world, { module: 'forums', version: '1.2.0' });
  return world;
}

const section = async () =>
  within((await screen.findByRole('heading', { name: 'Health' })).parentElement as HTMLElement);
const cards = async () => (await section()).findAllByRole('article');
const captions = (card: HTMLElement) =>
  within(card)
    .getAllByRole('figure')
    .map(({ textContent }) => textContent);

test('each version shows how often it was opened, how often it failed and how fast it was', async () => {
  const world = forumsWorld();
  world.openings['forums'] = { '1.2.0': [bad], '1.0.0': [good, null], '1.1.0': [good, null, good] };
  renderAdmin('/admin/modules/forums', world);
  await waitFor(async () => expect((await cards())[0]).toHaveTextContent(/^1\.1\.0 Live/));
  const [live, canary, before, ...others] = await cards();
  expect(others).toEqual([]);
  expect(live).toHaveTextContent(/1\.1\.0 Live.*80 openings.*2\.5\s% failed \(2\).*Mounted in 80 ms/);
  expect(canary).toHaveTextContent(/1\.2\.0 Canary.*10 openings.*41\.7\s% failed \(5\).*Not mounted yet/);
  expect(before).toHaveTextContent(/1\.0\.0 Before/);
});

test('each chart has a text for those who do not see it, and each bar its time', async () => {
  const world = forumsWorld();
  world.openings['forums'] = { '1.1.0': [good, null, bad] };
  renderAdmin('/admin/modules/forums', world);
  const [live] = await cards();
  const charts = within(live as HTMLElement).getAllByRole('img');
  const hour = String.raw`\w{3},? \d+\s[AP]M`;
  expect(charts.map((chart) => chart.getAttribute('aria-label'))).toEqual([
    expect.stringMatching(new RegExp(`^Openings since ${hour}; at most 40 openings$`)),
    expect.stringMatching(new RegExp(String.raw`^Failures since ${hour}; at most 41\.7\s%$`)),
    expect.stringMatching(new RegExp(`^Time to mount since ${hour}; at most 200 ms$`)),
  ]);
  const bars = [...(charts[0]?.querySelectorAll('title') ?? [])].map(({ textContent }) => textContent);
  expect(bars).toEqual([
    expect.stringMatching(new RegExp(`^${hour}: 40 openings$`)),
    expect.stringMatching(new RegExp(`^${hour}: 10 openings$`)),
  ]);
});

test('a fortnight is shown by days', async () => {
  const world = forumsWorld();
  world.openings['forums'] = { '1.1.0': Array.from({ length: 24 }, () => good) };
  const { member } = renderAdmin('/admin/modules/forums', world);
  expect(captions((await cards())[0] as HTMLElement)[0]).toContain('960 openings');
  await member.click((await section()).getByRole('button', { name: /Time/ }));
  await member.click(await screen.findByRole('option', { name: 'The last 14 days' }));
  expect(await (await section()).findByText('560 openings')).toBeVisible();
});

test('a module without openings shows that there were none', async () => {
  renderAdmin('/admin/modules/forums', forumsWorld());
  expect(await (await section()).findByText('No opening was reported in the last 24 hours.')).toBeVisible();
});
