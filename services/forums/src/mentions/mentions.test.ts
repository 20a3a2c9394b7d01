import type { Comment } from '@seed/forums-contracts/comments';
import type { Post } from '@seed/forums-contracts/posts';
import { changeMemberId, removeMember } from '@seed/service-kit/testing/events';
import { memberDataOf } from '@seed/service-kit/testing/member-data';
import { sharedService } from '@seed/service-kit/testing/shared-service';
import { aComment, aPost } from '../testing/factories.ts';
import { forumsUnderTest } from '../testing/forums-under-test.ts';

const forums = sharedService(forumsUnderTest);

const leticia = { memberId: 'leticia', name: 'Letícia Souza' };
const ana = { memberId: 'ana', name: 'Ana' };
const content = 'Thank you, @Letícia Souza and @Ana!';

/** A post and a comment with the same content and mentions, as maria wrote them. */
async function texts(mentions: readonly object[] = [leticia, ana]) {
  const maria = forums.as('maria');
  const post = await aPost(maria, { content, mentions });
  return { post, comment: await aComment(maria, post.id, { content, mentions }) };
}

/** The text at a path as another member reads it. */
const read = async (path: string) => (await forums.as('kenji').get<Comment>(`/api/v1/${path}`)).body;
const both = ({ post, comment }: { readonly post: Post; readonly comment: Comment }) => [
  `forums/${post.id}`,
  `comments/${comment.id}`,
];

test('a post and a comment have whom they mention, alone and in lists, and the text stays as it was typed', async () => {
  const { post, comment } = await texts();
  for (const one of [post, comment]) expect(one).toMatchObject({ content, mentions: [leticia, ana] });
  for (const path of both({ post, comment })) expect(await read(path)).toMatchObject({ mentions: [leticia, ana] });
  const plain = await aComment(forums.as('kenji'), post.id, { content: 'Hello @Ana' });
  expect(plain).not.toHaveProperty('mentions');
  const comments = await forums.as('kenji').get<Comment[]>(`/api/v1/comments?forumId=${post.id}`);
  expect(comments.body.map(({ mentions }) => mentions)).toEqual([undefined, [leticia, ana]]);
  const [newest] = (await forums.as('kenji').get<Post[]>('/api/v1/forums')).body;
  expect(newest).toMatchObject({ id: post.id, mentions: [leticia, ana] });
});

test.each([
  ['whom the text does not name', [leticia, { memberId: 'kenji', name: 'Kenji' }], '/mentions/1/name'],
  ['whose name goes on', [{ memberId: 'ana', name: 'An' }], '/mentions/0/name'],
  ['without a name', [{ memberId: 'ana', name: ' ' }], '/mentions/0/name'],
  ['whose name is too long', [{ memberId: 'ana', name: 'x'.repeat(201) }], '/mentions/0/name'],
  ['twice', [leticia, { ...leticia, name: 'Ana' }], '/mentions/1/memberId'],
  ['who are too many', Array.from({ length: 21 }, (_, n) => ({ memberId: `m${n}`, name: 'Ana' })), '/mentions'],
])('a mention of members %s is refused, and nothing is stored', async (_, mentions, pointer) => {
  const { post, comment } = await texts([]);
  const maria = forums.as('maria');
  const refused = { status: 400, body: { errors: [expect.objectContaining({ pointer })] } };
  expect(await maria.post('/api/v1/comments', { forumId: post.id, content, mentions })).toMatchObject(refused);
  expect(await maria.post('/api/v1/forums', { title: 'Rivers', content, mentions })).toMatchObject(refused);
  for (const path of both({ post, comment })) {
    expect(await maria.put(`/api/v1/${path}`, { mentions })).toMatchObject(refused);
  }
  expect(await read(`forums/${post.id}`)).toMatchObject({ commentCount: 1 });
});

test('a change sets the mentions; one without them keeps those that the new text still has', async () => {
  const written = await texts();
  const maria = forums.as('maria');
  for (const path of both(written)) {
    await maria.put(`/api/v1/${path}`, { content: 'Thank you, @Ana!' });
    expect(await read(path)).toMatchObject({ mentions: [ana] });
    const added = await maria.put(`/api/v1/${path}`, { content, mentions: [ana, leticia] });
    expect(added.body).toMatchObject({ content, mentions: [ana, leticia] });
    await maria.put(`/api/v1/${path}`, { mentions: [] });
    expect(await read(path)).not.toHaveProperty('mentions');
  }
});

test('a change of the mentions alone makes a new version of the text, and no edit of it', async () => {
  const { comment } = await texts();
  const [maria, path] = [forums.as('maria'), `/api/v1/comments/${comment.id}`];
  const before = (await maria.get(path)).headers.get('etag') ?? '';
  const changed = await maria.put(path, { mentions: [ana] }, { headers: { 'If-Match': before } });
  expect(changed).toMatchObject({ status: 200, body: { mentions: [ana] } });
  expect(changed.body).not.toHaveProperty('editedAt');
  expect(changed.headers.get('etag')).not.toBe(before);
  expect((await maria.get(`${path}/history`)).body).toEqual([]);
  expect((await maria.put(path, { mentions: [] }, { headers: { 'If-Match': before } })).status).toBe(412);
});

test('another member likes a text by sending it back, and does not change whom it mentions', async () => {
  const written = await texts();
  const kenji = forums.as('kenji');
  for (const path of both(written)) {
    const whole = { ...(await read(path)), usersWhoLiked: ['kenji'] };
    expect(await kenji.put(`/api/v1/${path}`, whole)).toMatchObject({ status: 200, body: { liked: true } });
    expect((await kenji.put(`/api/v1/${path}`, { mentions: [] })).status).toBe(403);
    expect(await read(path)).toMatchObject({ mentions: [leticia, ana] });
  }
});

test('a restored text has its mentions', async () => {
  const { post, comment } = await texts();
  const maria = forums.as('maria');
  for (const path of [`comments/${comment.id}`, `forums/${post.id}`]) {
    await maria.delete(`/api/v1/${path}`);
    expect((await maria.put(`/api/v1/${path}/restoration`)).body).toMatchObject({ mentions: [leticia, ana] });
  }
  expect(await read(`comments/${comment.id}`)).toMatchObject({ mentions: [leticia, ana] });
});

test('mentions follow the changed id of a member, and of a removed one only the text is left', async () => {
  await using own = await forumsUnderTest();
  const maria = own.as('maria');
  const before = [{ ...leticia, memberId: 'id-before' }, ana];
  const post = await aPost(maria, { content, mentions: before });
  const twice = [
    { ...leticia, memberId: 'older-id' },
    { ...ana, memberId: 'present-id' },
  ];
  const comment = await aComment(maria, post.id, { content, mentions: twice });
  const change = { memberId: 'present-id', formerIds: ['id-before', 'older-id'] };
  for (const _ of ['delivered', 'again']) expect(await changeMemberId(own.url, change)).toBe(204);
  const readOwn = async (path: string) => (await own.as('kenji').get<Comment>(`/api/v1/${path}`)).body;
  const [ofPost, ofComment] = [`forums/${post.id}`, `comments/${comment.id}`];
  expect(await readOwn(ofPost)).toMatchObject({ mentions: [{ ...leticia, memberId: 'present-id' }, ana] });
  expect((await readOwn(ofComment)).mentions).toEqual([{ ...ana, memberId: 'present-id' }]);
  expect(await memberDataOf(own.url, ['present-id'])).toMatchObject({
    'post-mentions': [{ entityId: post.id, name: 'Letícia Souza' }],
    'comment-mentions': [{ entityId: comment.id, name: 'Ana' }],
  });
  expect(await removeMember(own.url, { memberIds: ['present-id'] })).toBe(204);
  expect((await readOwn(ofPost)).mentions).toEqual([ana]);
  expect(await readOwn(ofComment)).toEqual(expect.not.objectContaining({ mentions: expect.anything() as unknown }));
  expect(await readOwn(ofComment)).toMatchObject({ content });
});
