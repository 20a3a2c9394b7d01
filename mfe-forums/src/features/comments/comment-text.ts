import { newComment } from '@seed/forums-contracts/comments';
import type { Mention } from '@seed/forums-contracts/mentions';
import type { Parsed } from '@seed/portal-sdk';
import { mentionsToSend } from '../../text/mentions/mention-lines.ts';

export interface CommentText {
  readonly content: string;
  /** The chosen mentions, as `mentionsAsLines` writes them. */
  readonly mentions: string;
}

/** The text of a request and the members whom it mentions. */
export interface CommentInput {
  readonly content: string;
  readonly mentions?: Mention[];
}

/** The body of the request, or the message about the text. */
export function parseComment({ content, mentions }: CommentText): Parsed<keyof CommentText, CommentInput> {
  const parsed = newComment.shape.content.safeParse(content);
  if (!parsed.success) return { errors: { content: parsed.error.issues[0]?.message } };
  return { input: { content: parsed.data, ...mentionsToSend(parsed.data, mentions) }, errors: {} };
}

/** A text of white space is ignored: it is not sent, and no error is shown. */
export function parseNewComment(text: CommentText): Parsed<keyof CommentText, CommentInput> {
  return text.content.trim() === '' ? { errors: {} } : parseComment(text);
}
