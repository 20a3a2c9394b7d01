import { auditTrail } from '@seed/service-kit/testing/audit-trail';
import { aRelease, aTeam, moved } from './testing/factories.ts';
import { registryUnderTest } from './testing/registry-under-test.ts';

test('a new module, a key, a release and a move are in the audit log of the portal; refusals are not', async () => {
  await using registry = await registryUnderTest();
  const team = await aTeam(registry, 'forums');
  const { digest } = await aRelease(team, '1.0.0');
  await moved(team.client, 'stable', { forums: '1.0.0' });
  await moved(team.client, 'stable', { forums: '1.0.0' });
  await registry.as('maria').post('/api/v1/registry/modules', { id: 'clubs', team: 'Mine', reason: 'A try' });
  const facts = { version: '1.0.0', digest, commit: 'abc123', kid: team.signer.kid };
  const module = { kind: 'registered_module', id: 'forums' };
  expect(await auditTrail(registry.as('ana'))).toEqual([
    { actorId: 'ana', act: 'registered_module.created', object: module, detail: {} },
    { actorId: 'ana', act: 'registered_module.changed', object: module, detail: { fields: ['keys'] } },
    { actorId: 'pipeline-forums', act: 'release.created', object: { kind: 'release', id: 'forums' }, detail: facts },
    {
      actorId: 'pipeline-forums',
      act: 'channel.changed',
      object: { kind: 'channel', id: 'stable' },
      detail: { modules: ['forums'], sequence: 4 },
    },
  ]);
});
