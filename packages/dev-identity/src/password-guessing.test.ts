import { Portal } from './testing/browser.ts';
import { startIdentity } from './testing/identity-server.ts';

/** Sends guesses as fast as it can and returns how many the provider compared with the password. */
async function guess(portal: Portal, username: string, passwords: readonly string[]): Promise<number | undefined> {
  const form = await portal.openForm();
  for (const [index, password] of passwords.entries()) {
    const { url } = await portal.submit(form.url, username, password);
    if (url.includes('code=')) return index;
  }
  return undefined;
}

const wrong = (times: number) => Array.from({ length: times }, (_, index) => `wrong ${index}`);

it('stops a guesser after ten wrong passwords, also when more guesses follow without a pause', async () => {
  await using server = await startIdentity();
  const portal = new Portal(server.origin);
  expect(await guess(portal, 'maria@seed.example', [...wrong(302), 'seed'])).toBeUndefined();
}, 60_000);

it('stops guesses that come at the same moment', async () => {
  await using server = await startIdentity();
  const portal = new Portal(server.origin);
  const form = await portal.openForm();
  await Promise.all(wrong(30).map((password) => portal.submit(form.url, 'maria@seed.example', password)));
  const { response } = await portal.submit(form.url, 'maria@seed.example', 'seed');
  expect(await response.text()).toContain('Invalid username or password.');
});

it('does not pause other members, and counts every spelling of a username as one', async () => {
  await using server = await startIdentity();
  const portal = new Portal(server.origin);
  await guess(portal, 'maria@seed.example', wrong(10));
  expect(await guess(portal, ' Maria@SEED.example', ['seed'])).toBeUndefined();
  expect(await guess(portal, 'kenji@seed.example', ['seed'])).toBe(0);
});
