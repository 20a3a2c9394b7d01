import { type MembersNotified, membersNotifiedType } from '@seed/contracts/portal-events';
import type { Subscriber } from '@seed/service-kit/testing/subscriber';
import { until } from '@seed/service-kit/testing/until';
import { aComment, aNote, aPost } from './testing/factories.ts';
import { forumsWithSubscriber } from './testing/forums-with-subscriber.ts';

/** The notices in the order of the acts, when so many have arrived. */
async function notices({ events }: Subscriber, count: number): Promise<MembersNotified[]> {
  const found = () => events.filter(({ type }) => type === membersNotifiedType);
  await until(() => found().length >= count);
  return found().map(({ payload }) => payload as MembersNotified);
}

test('a comment notifies the author of the post and those who commented before, never its own author', async () => {
  await using forums = await forumsWithSubscriber();
  const [maria, kenji, ana] = [forums.as('maria'), forums.as('kenji'), forums.as('ana')];
  const post = await aPost(maria, { title: 'Rivers' });
  await aComment(maria, post.id);
  const first = await aComment(kenji, post.id, { content: `**日**${'日'.repeat(199)}` });
  const second = await aComment(ana, post.id);
  const all = await notices(forums.other, 5);
  const place = (id: number) => ({
    key: `comment:${id}`,
    subject: `post:${post.id}`,
    title: 'Rivers',
    href: `/forums/${post.id}?comment=${id}`,
  });
  const ofThread = { kind: 'thread.commented', isForFollowers: true };
  expect(all).toEqual([
    expect.objectContaining({ ...ofThread, recipients: [], actor: { id: 'maria', name: 'María Fernanda Rojas' } }),
    expect.objectContaining({
      ...place(first.id),
      kind: 'post.commented',
      recipients: ['maria'],
      actor: { id: 'kenji', name: 'Kenji Tanaka' },
      excerpt: `${'日'.repeat(139)}…`,
    }),
    expect.objectContaining({ ...place(first.id), ...ofThread, recipients: [] }),
    expect.objectContaining({ ...place(second.id), kind: 'post.commented', recipients: ['maria'] }),
    expect.objectContaining({ ...place(second.id), ...ofThread, recipients: ['kenji'] }),
  ]);
});

test('comments that come at the same time notify of each of them and its author', async () => {
  await using forums = await forumsWithSubscriber();
  const post = await aPost(forums.as('maria'));
  const comments = await Promise.all(
    ['kenji', 'ana', 'kenji'].map((name) => aComment(forums.as(name as 'kenji'), post.id)),
  );
  const all = await notices(forums.other, 6);
  const toAuthor = all.filter(({ kind }) => kind === 'post.commented');
  const sent = toAuthor.map(({ key, recipients, actor }) => ({ key, recipients, actor: actor.id }));
  const wanted = comments.map(({ id, authorID }) => ({ key: `comment:${id}`, recipients: ['maria'], actor: authorID }));
  const inOrder = (notices: typeof sent) => notices.toSorted((one, other) => one.key.localeCompare(other.key));
  expect(inOrder(sent)).toEqual(inOrder(wanted));
});

test('a like of a post, a comment and a note notifies their author once, however it is sent', async () => {
  await using forums = await forumsWithSubscriber();
  const [maria, kenji] = [forums.as('maria'), forums.as('kenji')];
  const post = await aPost(maria, { title: 'Rivers' });
  const comment = await aComment(maria, post.id);
  const note = await aNote(maria, { title: 'Read this' });
  const paths = [`forums/${post.id}`, `comments/${comment.id}`, `recommendations/${note.id}`];
  for (const path of paths) {
    await maria.put(`/api/v1/${path}/like`);
    await kenji.put(`/api/v1/${path}`, { usersWhoLiked: ['kenji'] });
    await kenji.put(`/api/v1/${path}/like`);
  }
  const liked = { recipients: ['maria'], isCollected: true, actor: { id: 'kenji', name: 'Kenji Tanaka' } };
  const likes = (await notices(forums.other, 4)).filter(({ isCollected }) => isCollected);
  expect(likes).toEqual([
    expect.objectContaining({ ...liked, kind: 'post.liked', key: `post-likes:${post.id}`, title: 'Rivers' }),
    expect.objectContaining({ ...liked, kind: 'comment.liked', href: `/forums/${post.id}?comment=${comment.id}` }),
    expect.objectContaining({ ...liked, kind: 'note.liked', title: 'Read this', href: '/recommendations' }),
  ]);
});

test('a reply notifies the author of the comment as such, and the others as any comment does', async () => {
  await using forums = await forumsWithSubscriber();
  const [maria, kenji, ana] = [forums.as('maria'), forums.as('kenji'), forums.as('ana')];
  const post = await aPost(maria);
  const first = await aComment(kenji, post.id);
  const reply = await aComment(ana, post.id, { replyTo: first.id });
  const toAuthorOfPost = await aComment(kenji, post.id, { replyTo: (await aComment(maria, post.id)).id });
  const toOneself = await aComment(ana, post.id, { replyTo: reply.id });
  const all = await notices(forums.other, 10);
  const of = ({ id }: { readonly id: number }) =>
    all.filter(({ key }) => key === `comment:${id}`).map(({ kind, recipients }) => [kind, recipients]);
  expect(of(reply)).toEqual([
    ['comment.replied', ['kenji']],
    ['post.commented', ['maria']],
    ['thread.commented', []],
  ]);
  expect(of(toAuthorOfPost)).toEqual([
    ['comment.replied', ['maria']],
    ['thread.commented', ['ana']],
  ]);
  expect(of(toOneself)).toEqual([
    ['post.commented', ['maria']],
    ['thread.commented', ['kenji']],
  ]);
});
