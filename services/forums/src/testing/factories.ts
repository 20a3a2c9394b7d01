import type { Comment } from '@seed/forums-contracts/comments';
import type { Post } from '@seed/forums-contracts/posts';
import type { Note } from '@seed/forums-contracts/notes';
import type { TestClient } from '@seed/service-kit/testing/http-client';

/** A post by the client's member. */
export async function aPost(client: TestClient, fields: object = {}): Promise<Post> {
  const response = await client.post<Post>('/api/v1/forums', { title: 'Welcome', content: 'Hello', ...fields });
  if (response.status !== 201) throw new Error(`POST /forums answered ${response.status}`);
  return response.body;
}

/** A comment on the post by the client's member. */
export async function aComment(client: TestClient, forumId: number, fields: object = {}): Promise<Comment> {
  const response = await client.post<Comment>('/api/v1/comments', { forumId, content: 'Well said', ...fields });
  if (response.status !== 201) throw new Error(`POST /comments answered ${response.status}`);
  return response.body;
}

/** A note by the client's member. */
export async function aNote(client: TestClient, fields: object = {}): Promise<Note> {
  const response = await client.post<Note>('/api/v1/recommendations', { title: 'Read this', ...fields });
  if (response.status !== 201) throw new Error(`POST /recommendations answered ${response.status}`);
  return response.body;
}
