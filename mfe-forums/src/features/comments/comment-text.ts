import { newComment } from '@seed/forums-contracts/comments';
import type { Parsed } from '@seed/portal-sdk';

export interface CommentText {
  readonly content: string;
}

/** The body of the request, or the message about the text. */
export function parseComment({ content }: CommentText): Parsed<'content', string> {
  const parsed = newComment.shape.content.safeParse(content);
  return parsed.success ? { input: parsed.data, errors: {} } : { errors: { content: parsed.error.issues[0]?.message } };
}

/** A text of white space is ignored: it is not sent, and no error is shown. */
export function parseNewComment(text: CommentText): Parsed<'content', string> {
  return text.content.trim() === '' ? { errors: {} } : parseComment(text);
}
