import { getComment, updateComment } from '@seed/contracts/comments';
import type { Comment } from '@seed/contracts/comments';
import { useApi } from '@seed/portal-sdk';
import { useMutation } from '@tanstack/react-query';
import { changeComments } from './comments-query.ts';

interface CommentChange {
  readonly content: string;
  /** What the member saw when he began. */
  readonly original: string;
}

/** The comment was changed elsewhere since the member began to edit it. */
export class StaleComment extends Error {
  override readonly name = 'StaleComment';
  readonly current: string;

  constructor(current: string) {
    super('The comment was changed meanwhile');
    this.current = current;
  }
}

/**
 * Saves a comment if it still is what the member saw. A list carries no ETags, so the one of the comment is read first;
 * the service compares it again when the change arrives.
 */
export function useUpdateComment(id: number, onSaved: () => void) {
  const api = useApi();
  const params = { id };
  return useMutation({
    mutationFn: async ({ content, original }: CommentChange): Promise<Comment> => {
      const { data: current, etag } = await api.reply(getComment, { params });
      if (current.content !== original) throw new StaleComment(current.content);
      return api(updateComment, { params, body: { content }, ifMatch: etag });
    },
    onSuccess: (saved) => {
      onSaved();
      changeComments(api, (comments) => comments.map((one) => (one.id === id ? saved : one)));
    },
  });
}
