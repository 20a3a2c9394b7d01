import { type MembersNotified, membersNotifiedType } from '@seed/contracts/portal-events';
import { testEventsSecret } from '@seed/service-kit/testing/events';
import { subscriber } from '@seed/service-kit/testing/subscriber';
import { until } from '@seed/service-kit/testing/until';
import { communityUnderTest } from '../testing/community-under-test.ts';
import { decide, report } from '../testing/reports.ts';

test('an Admin hides a picture and warns about a profile: the member is notified with the message, the reporter of the outcome', async () => {
  const other = await subscriber();
  const events = { secret: testEventsSecret, subscribers: { notifications: other.url } };
  await using community = await communityUnderTest({ events });
  const [maria, kenji, ana] = [community.as('maria'), community.as('kenji'), community.as('ana')];
  await maria.put('/api/v1/users/maria', { picture: 'https://example.org/me.png' });
  await report(kenji, 'maria', { subject: 'picture' });
  await decide(ana, { memberId: 'maria', kind: 'picture' }, { action: 'hide', message: 'Please take your own.' });
  await report(kenji, 'maria');
  await decide(ana, { memberId: 'maria' }, { action: 'warn', message: 'Please be kind.' });
  const notices = () =>
    other.events.filter(({ type }) => type === membersNotifiedType).map(({ payload }) => payload as MembersNotified);
  await until(() => notices().length >= 4);
  const shown = notices().map(({ kind, recipients, title, excerpt, href }) => [kind, recipients, title, excerpt, href]);
  const href = '/community/profiles/maria';
  expect(shown).toEqual([
    ['moderation.hidden', ['maria'], 'Your picture', 'Please take your own.', href],
    ['report.hidden', ['kenji'], 'picture', '', href],
    ['moderation.warned', ['maria'], 'Your profile', 'Please be kind.', href],
    ['report.kept', ['kenji'], 'profile', '', href],
  ]);
  other.stop();
});
