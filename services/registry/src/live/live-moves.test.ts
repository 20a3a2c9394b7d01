import { shared } from '@seed/service-kit/testing/shared';
import { aRelease, aTeam, moved, type TestTeam } from '../testing/factories.ts';
import { goodPortal } from '../testing/live-portal.ts';
import { registryUnderTest } from '../testing/registry-under-test.ts';

const registry = shared(registryUnderTest);
const reason = 'A test';

/** A team with a release that requires notices 1.2. */
async function aReleasedTeam(): Promise<TestTeam> {
  const team = await aTeam(registry());
  const requires = { sdk: '^2.0.0', api: { notices: '^1.2.0' } };
  await aRelease(team, '1.0.0', { manifest: { requires } });
  return team;
}

interface WantedMove {
  readonly to: string | null;
  readonly channel?: string;
  readonly services?: object;
}

function move({ client, module }: TestTeam, { to, channel = 'preview-live', ...more }: WantedMove) {
  return client.put(`/api/v1/registry/channels/${channel}`, { moves: [{ module, to }], reason, ...more });
}

afterEach(() => registry().gateway.serve(goodPortal));

test('a release is refused at promotion for what has changed in the portal since it was published', async () => {
  const team = await aReleasedTeam();
  const sdk = { version: '3.0.0', exports: [], readers: [] };
  registry().gateway.serve({ libraries: { '@seed/portal-sdk': sdk }, contracts: { notices: '1.1.0' }, pending: [] });
  expect(await move(team, { to: '1.0.0' })).toMatchObject({
    status: 400,
    body: {
      errors: [
        { pointer: '/moves/0/to', message: 'It requires the SDK ^2.0.0, and the shell has 3.0.0.' },
        { pointer: '/moves/0/to', message: 'It requires notices ^1.2.0, and 1.1.0 is live.' },
      ],
    },
  });
  registry().gateway.serve(goodPortal);
  expect((await move(team, { to: '1.0.0' })).status).toBe(200);
});

test('a service that is about to be older holds the modules that require it, moved or live', async () => {
  const [team, other] = [await aReleasedTeam(), await aTeam(registry())];
  await aRelease(other, '1.0.0');
  const services = { notices: '1.1.0' };
  const message = 'It requires notices ^1.2.0, and 1.1.0 is live.';
  expect(await move(team, { to: '1.0.0', services, channel: 'preview-older' })).toMatchObject({
    status: 400,
    body: { errors: [{ pointer: '/moves/0/to', message }] },
  });
  await moved(team.client, 'preview-older', { [team.module]: '1.0.0' });
  expect(await move(other, { to: '1.0.0', services, channel: 'preview-older' })).toMatchObject({
    status: 400,
    body: { errors: [{ pointer: '/services', message: `${team.module} 1.0.0: ${message}` }] },
  });
  expect((await move(team, { to: null, services, channel: 'preview-older' })).status).toBe(200);
  expect((await move(other, { to: '1.0.0', services, channel: 'preview-older' })).status).toBe(200);
});

test('a stated version that is newer than the live one lets nothing pass', async () => {
  const team = await aReleasedTeam();
  registry().gateway.serve({ ...goodPortal, contracts: { notices: '1.1.0' } });
  expect((await move(team, { to: '1.0.0', services: { notices: '1.9.0' } })).status).toBe(400);
});

test('a module that no longer fits does not hold the moves of others', async () => {
  const [team, other] = [await aReleasedTeam(), await aTeam(registry())];
  await aRelease(other, '1.0.0');
  await moved(team.client, 'preview-others', { [team.module]: '1.0.0' });
  registry().gateway.serve({ ...goodPortal, contracts: { notices: '1.1.0' } });
  expect((await move(other, { to: '1.0.0', channel: 'preview-others' })).status).toBe(200);
});

test('while nothing is known about the portal a module is not moved, and can be taken out', async () => {
  const team = await aReleasedTeam();
  await moved(team.client, 'preview-away', { [team.module]: '1.0.0' });
  registry().gateway.serve(null);
  expect((await move(team, { to: '1.0.0', channel: 'preview-away' })).status).toBe(503);
  expect((await move(team, { to: null, channel: 'preview-away' })).status).toBe(200);
});
