import type { LogVerification } from '@seed/registry-contracts/log';
import type { Rollout } from '@seed/registry-contracts/rollouts';
import { sharedService } from '@seed/service-kit/testing/shared-service';
import { aRelease, aTeam, done, moved, newModule, type TestTeam } from './testing/factories.ts';
import { registryUnderTest } from './testing/registry-under-test.ts';
import { signer } from './testing/signer.ts';

const registry = sharedService(registryUnderTest);
const api = '/api/v1/registry';
const reason = 'A test';
const audience = { share: 5, roles: [], steps: [] };

/** A team with 1.0.0 as stable and a rollout of 1.1.0. */
async function aTeamWithRollout(): Promise<TestTeam & { readonly rollout: Rollout }> {
  const team = await aTeam(registry);
  for (const version of ['1.0.0', '1.1.0']) await aRelease(team, version);
  await moved(team.client, 'stable', { [team.module]: '1.0.0' });
  const body = { version: '1.1.0', ...audience, reason };
  const rollout = await done(team.client.post<Rollout>(`${api}/modules/${team.module}/rollouts`, body));
  return { ...team, rollout };
}

type Team = Awaited<ReturnType<typeof aTeamWithRollout>>;

interface Act {
  readonly method: 'post' | 'put';
  path(team: Team): string;
  body(team: Team): object | Promise<object>;
  /** A part of the response of the change, and of its dry run. */
  readonly result: object;
}

const ofModule = ({ module }: Team) => `${api}/modules/${module}`;
const ofRollout = ({ module, rollout }: Team) => `${api}/modules/${module}/rollouts/${rollout.id}`;

const acts: readonly (readonly [string, Act])[] = [
  ['adding a module', { method: 'post', path: () => `${api}/modules`, body: () => newModule(), result: { keys: [] } }],
  [
    'another team',
    { method: 'put', path: ofModule, body: () => ({ team: 'Team Two', reason }), result: { team: 'Team Two' } },
  ],
  [
    'a further key',
    {
      method: 'post',
      path: (team) => `${ofModule(team)}/keys`,
      body: async () => ({ publicKey: (await signer()).publicKey, reason }),
      result: { keys: [expect.anything(), expect.anything()] },
    },
  ],
  [
    'revoking a key',
    {
      method: 'post',
      path: (team) => `${ofModule(team)}/keys/${team.signer.kid}/revocation`,
      body: () => ({ reason }),
      result: { keys: [expect.objectContaining({ revokedAt: expect.any(String) as string })] },
    },
  ],
  [
    'another share of a rollout',
    { method: 'put', path: ofRollout, body: () => ({ ...audience, share: 40, reason }), result: { share: 40 } },
  ],
  [
    'promoting a rollout',
    {
      method: 'put',
      path: (team) => `${ofRollout(team)}/end`,
      body: () => ({ state: 'promoted', reason }),
      result: { state: 'promoted' },
    },
  ],
  [
    'aborting a rollout',
    {
      method: 'put',
      path: (team) => `${ofRollout(team)}/end`,
      body: () => ({ state: 'aborted', reason }),
      result: { state: 'aborted' },
    },
  ],
  [
    'switching a module off',
    {
      method: 'put',
      path: (team) => `${ofModule(team)}/switch`,
      body: () => ({ isOn: false, message: 'Back at noon', reason }),
      result: { isOn: false },
    },
  ],
];

const end = async () => (await done(registry.as('ana').get<LogVerification>(`${api}/log/verification`))).hash;

test.each(acts)('the dry run of %s has the response of the act, and changes nothing', async (_, act) => {
  const team = await aTeamWithRollout();
  const ana = registry.as('ana');
  const [path, body] = [act.path(team), await act.body(team)];
  const before = [await end(), (await ana.get(ofModule(team))).body, (await ana.get(ofRollout(team))).body];
  const dry = await ana[act.method](`${path}?dryRun=true`, body);
  expect(dry).toMatchObject({ status: 200, body: act.result });
  expect([await end(), (await ana.get(ofModule(team))).body, (await ana.get(ofRollout(team))).body]).toEqual(before);
  const made = await ana[act.method](path, body);
  expect(made.status).toBeLessThan(300);
  expect(made.body).toMatchObject(act.result);
  expect(await end()).not.toBe(before[0]);
});

test('the dry run of a rollout is refused like the rollout, and starts none', async () => {
  const team = await aTeam(registry);
  await aRelease(team, '1.0.0');
  const start = (version: string, query: string) =>
    team.client.post<{ errors?: object[] }>(`${api}/modules/${team.module}/rollouts${query}`, {
      ...{ version, ...audience, reason },
    });
  const refused = await start('7.0.0', '?dryRun=true');
  expect(refused.status).toBe(400);
  expect(refused.body.errors).toEqual((await start('7.0.0', '')).body.errors);
  expect(await start('1.0.0', '?dryRun=true')).toMatchObject({ status: 200, body: { state: 'running', share: 5 } });
  expect((await team.client.get(`${api}/modules/${team.module}/rollouts`)).body).toEqual([]);
  expect((await start('1.0.0', '')).status).toBe(201);
});

test('a dry run needs the same role as the act', async () => {
  const team = await aTeamWithRollout();
  const stranger = registry.as('maria');
  for (const [, { method, path, body }] of acts) {
    const response = await stranger[method](`${path(team)}?dryRun=true`, await body(team));
    expect(response.status).toBe(403);
  }
});
