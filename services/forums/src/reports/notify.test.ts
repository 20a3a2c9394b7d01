import { type MembersNotified, membersNotifiedType } from '@seed/contracts/portal-events';
import type { Subscriber } from '@seed/service-kit/testing/subscriber';
import { until } from '@seed/service-kit/testing/until';
import { aComment, aPost } from '../testing/factories.ts';
import { forumsWithSubscriber } from '../testing/forums-with-subscriber.ts';
import { decide, report } from '../testing/reports.ts';

/** The notices of decisions in their order, when so many have arrived. */
async function decisionsIn({ events }: Subscriber, count: number): Promise<MembersNotified[]> {
  const found = () =>
    events
      .filter(({ type }) => type === membersNotifiedType)
      .map(({ payload }) => payload as MembersNotified)
      .filter(({ key }) => key.startsWith('decision:'));
  await until(() => found().length >= count);
  return found();
}

test('a hidden post notifies its author with the message and the reporters of the outcome, never of one another', async () => {
  await using forums = await forumsWithSubscriber();
  const { id } = await aPost(forums.as('maria'), { title: 'Watches' });
  const href = `/forums/${id}`;
  await report(forums.as('kenji'), href);
  await report(await forums.member('joao'), href);
  await report(forums.as('ana'), href);
  await decide(forums.as('ana'), href, { action: 'hide', message: 'No advertising, please.' });
  const actor = { id: 'ana', name: 'Ana Torres' };
  const all = await decisionsIn(forums.other, 2);
  expect(all).toEqual([
    expect.objectContaining({
      kind: 'moderation.hidden',
      recipients: ['maria'],
      title: 'Watches',
      excerpt: 'No advertising, please.',
      href,
      actor,
    }),
    expect.objectContaining({
      kind: 'report.hidden',
      recipients: expect.arrayContaining(['kenji', 'joao']) as unknown,
      title: 'post',
      excerpt: '',
      href,
      actor,
    }),
  ]);
  expect(JSON.stringify(all[0])).not.toMatch(/kenji|joao/);
});

test('a warning reaches the author, a dismissal the reporters only, and each decision is a notice of its own', async () => {
  await using forums = await forumsWithSubscriber();
  const post = await aPost(forums.as('maria'));
  const comment = await aComment(forums.as('maria'), post.id, { content: 'Nonsense' });
  const href = `/forums/${post.id}?comment=${comment.id}`;
  for (const decision of [{ action: 'dismiss' }, { action: 'warn', message: 'Please be kind.' }]) {
    await report(forums.as('kenji'), `/comments/${comment.id}`);
    await decide(forums.as('ana'), href, decision);
  }
  const all = await decisionsIn(forums.other, 3);
  expect(all.map(({ kind, recipients, title }) => [kind, recipients, title])).toEqual([
    ['report.kept', ['kenji'], 'comment'],
    ['moderation.warned', ['maria'], 'Nonsense'],
    ['report.kept', ['kenji'], 'comment'],
  ]);
  expect(new Set(all.map(({ key }) => key)).size).toBe(3);
});
