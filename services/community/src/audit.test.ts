import type { AuditEntry } from '@seed/contracts/audit';
import { auditTrail } from '@seed/service-kit/testing/audit-trail';
import { communityUnderTest } from './testing/community-under-test.ts';

test("an Admin's change of a profile and the removal of a member are recorded with ids and names of fields only", async () => {
  const community = await communityUnderTest();
  const [ana, maria] = [community.as('ana'), community.as('maria')];
  await maria.put('/api/v1/users/maria', { country: 'Colombia' });
  await ana.put('/api/v1/users/maria', { role: 'alumni', email: 'new@seed.example' });
  await ana.delete('/api/v1/users/maria');
  const object = (kind: string) => ({ kind, id: 'maria' });
  const trail = await auditTrail(ana);
  expect(trail).toEqual([
    {
      actorId: 'ana',
      act: 'profile.changed',
      object: object('profile'),
      detail: { fields: expect.arrayContaining(['role', 'email']) as string[], role: 'alumni' },
    },
    { actorId: 'ana', act: 'member.removed', object: object('member'), detail: {} },
  ]);
  const whole = JSON.stringify((await ana.get('/api/v1/audit-entries')).body);
  expect(whole).not.toMatch(/@|Rojas|Torres/);
  await community.stop();
});

test('a member who becomes an Admin is recorded at their next request', async () => {
  const community = await communityUnderTest();
  const claims = { iat: Math.floor(Date.now() / 1000) + 1 };
  const promoted = await community.caller({ sub: 'kenji', roles: ['Admin', 'alumni'], claims });
  await promoted.get('/api/v1/users');
  const { body } = await community.as('ana').get<AuditEntry[]>('/api/v1/audit-entries?act=member.roles_changed');
  expect(body).toMatchObject([
    { actorId: null, object: { id: 'kenji' }, detail: { added: ['Admin'], removed: [] } },
    { actorId: null, object: { id: 'ana' }, detail: { added: ['Admin'], removed: [] } },
  ]);
  await community.stop();
});
