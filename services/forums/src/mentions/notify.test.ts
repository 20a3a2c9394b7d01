import { type MembersNotified, membersNotifiedType } from '@seed/contracts/portal-events';
import type { Subscriber } from '@seed/service-kit/testing/subscriber';
import { until } from '@seed/service-kit/testing/until';
import { aComment, aPost } from '../testing/factories.ts';
import { forumsWithSubscriber } from '../testing/forums-with-subscriber.ts';
import { decide, report } from '../testing/reports.ts';

/** The notices of the key in their order, when one with this last key has arrived. */
async function notices({ events }: Subscriber, key: string, lastKey: string) {
  const found = () =>
    events.filter(({ type }) => type === membersNotifiedType).map(({ payload }) => payload as MembersNotified);
  await until(() => found().some((notice) => notice.key === lastKey));
  return found().filter((notice) => notice.key === key);
}

const mention = (memberId: string, name: string) => ({ memberId, name });
const anna = mention('anna', 'Anna');
const maria = mention('maria', 'María');

test('a post and a comment notify whom they mention at their place, never the author, also where the post is muted', async () => {
  await using forums = await forumsWithSubscriber();
  const kenji = forums.as('kenji');
  const self = mention('kenji', 'Kenji');
  const content = 'Ask **@Anna** or @Kenji';
  const post = await aPost(kenji, { title: 'Rivers', content, mentions: [anna, self] });
  const comment = await aComment(kenji, post.id, { content, mentions: [anna, self] });
  const notice = { kind: 'mentioned', recipients: ['anna'], title: 'Rivers', excerpt: 'Ask @Anna or @Kenji' };
  const [ofPost, ofComment] = [`post:${post.id}`, `comment:${comment.id}`];
  const [first, ...further] = await notices(forums.other, ofPost, ofComment);
  expect(first).toMatchObject({ ...notice, href: `/forums/${post.id}`, actor: { id: 'kenji' } });
  expect(further).toEqual([]);
  const [mentioned] = await notices(forums.other, ofComment, ofComment);
  expect(mentioned).toMatchObject({ ...notice, href: `/forums/${post.id}?comment=${comment.id}` });
  for (const one of [first, mentioned]) expect(one).not.toHaveProperty('subject');
});

test('a reply goes before a mention and a mention before the thread, under one key for one notification', async () => {
  await using forums = await forumsWithSubscriber();
  const post = await aPost(forums.as('maria'));
  const first = await aComment(forums.as('kenji'), post.id);
  const mentions = [maria, mention('kenji', 'Kenji')];
  const fields = { content: '@María, @Kenji: yes', replyTo: first.id, mentions };
  const { id } = await aComment(forums.as('ana'), post.id, fields);
  const last = await aComment(forums.as('ana'), post.id);
  const found = await notices(forums.other, `comment:${id}`, `comment:${last.id}`);
  expect(found.map(({ kind, recipients }) => [kind, recipients])).toEqual([
    ['comment.replied', ['kenji']],
    ['mentioned', ['maria', 'kenji']],
    ['post.commented', ['maria']],
    ['thread.commented', []],
  ]);
});

test('an edit notifies only those whom the text did not mention before', async () => {
  await using forums = await forumsWithSubscriber();
  const kenji = forums.as('kenji');
  const post = await aPost(kenji, { content: '@Anna', mentions: [anna] });
  const edited = { content: '@Anna and @María', mentions: [anna, maria] };
  await kenji.put(`/api/v1/forums/${post.id}`, edited);
  await kenji.put(`/api/v1/forums/${post.id}`, { ...edited, content: '@María and @Anna' });
  const comment = await aComment(kenji, post.id, { content: '@Anna', mentions: [anna] });
  await kenji.put(`/api/v1/comments/${comment.id}`, edited);
  const last = await aComment(kenji, post.id);
  const recipientsOf = async (key: string) =>
    (await notices(forums.other, key, `comment:${last.id}`))
      .filter(({ kind }) => kind === 'mentioned')
      .map(({ recipients }) => recipients);
  for (const key of [`post:${post.id}`, `comment:${comment.id}`]) {
    expect(await recipientsOf(key)).toEqual([['anna'], ['maria']]);
  }
});

test('an edit of a hidden text notifies no member, because they cannot read it', async () => {
  await using forums = await forumsWithSubscriber();
  const [kenji, ana] = [forums.as('kenji'), forums.as('ana')];
  const post = await aPost(kenji);
  const comment = await aComment(kenji, post.id);
  const paths = [`/comments/${comment.id}`, `/forums/${post.id}`];
  for (const path of paths) await report(forums.as('maria'), path);
  await decide(ana, `/forums/${post.id}?comment=${comment.id}`, { action: 'hide', message: 'No.' });
  await decide(ana, `/forums/${post.id}`, { action: 'hide', message: 'No.' });
  for (const path of paths) {
    const edited = await kenji.put(`/api/v1${path}`, { content: '@Anna', mentions: [anna] });
    expect(edited).toMatchObject({ status: 200, body: { mentions: [anna], hidden: {} } });
  }
  const open = await aPost(kenji, { content: '@Anna', mentions: [anna] });
  const all = [`comment:${comment.id}`, `post:${post.id}`].map((key) => notices(forums.other, key, `post:${open.id}`));
  expect((await Promise.all(all)).flat().filter(({ kind }) => kind === 'mentioned')).toEqual([]);
});
