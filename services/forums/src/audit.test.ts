import { auditTrail } from '@seed/service-kit/testing/audit-trail';
import { aComment, aNote, aPost } from './testing/factories.ts';
import { forumsUnderTest } from './testing/forums-under-test.ts';

test('each deletion of a post, a comment and a note is recorded, once', async () => {
  await using forums = await forumsUnderTest();
  const [ana, maria] = [forums.as('ana'), forums.as('maria')];
  const post = await aPost(maria);
  const comment = await aComment(maria, post.id);
  const note = await aNote(maria);
  await maria.delete(`/api/v1/comments/${comment.id}`);
  await Promise.all([ana.delete(`/api/v1/forums/${post.id}`), ana.delete(`/api/v1/forums/${post.id}`)]);
  await forums.as('kenji').delete(`/api/v1/recommendations/${note.id}`);
  await ana.delete(`/api/v1/recommendations/${note.id}`);
  const detail = { authorId: 'maria' };
  const trail = await auditTrail(ana);
  expect(trail).toEqual([
    {
      actorId: 'maria',
      act: 'comment.deleted',
      object: { kind: 'comment', id: String(comment.id) },
      detail: { ...detail, postId: post.id },
    },
    { actorId: 'ana', act: 'post.deleted', object: { kind: 'post', id: String(post.id) }, detail },
    { actorId: 'ana', act: 'note.deleted', object: { kind: 'note', id: String(note.id) }, detail },
  ]);
});
