import type { Comment } from '@seed/contracts/comments';
import type { Post } from '@seed/contracts/posts';
import type { Note } from '@seed/contracts/notes';
import type { TestClient } from '@seed/service-kit/testing/http-client';

/** A post by the client's member. */
export async function aPost(client: TestClient, fields: object = {}): Promise<Post> {
  const answer = await client.post<Post>('/api/v1/forums', { title: 'Welcome', content: 'Hello', ...fields });
  if (answer.status !== 201) throw new Error(`POST /forums answered ${answer.status}`);
  return answer.body;
}

/** A comment on the post by the client's member. */
export async function aComment(client: TestClient, forumId: number, fields: object = {}): Promise<Comment> {
  const answer = await client.post<Comment>('/api/v1/comments', { forumId, content: 'Well said', ...fields });
  if (answer.status !== 201) throw new Error(`POST /comments answered ${answer.status}`);
  return answer.body;
}

/** A note by the client's member. */
export async function aNote(client: TestClient, fields: object = {}): Promise<Note> {
  const answer = await client.post<Note>('/api/v1/recommendations', { title: 'Read this', ...fields });
  if (answer.status !== 201) throw new Error(`POST /recommendations answered ${answer.status}`);
  return answer.body;
}
