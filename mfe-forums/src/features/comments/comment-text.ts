import { newComment } from '@seed/contracts/comments';

/** Nothing but white space is nothing: it is neither sent nor told to be wrong. */
export function isBlank(content: string): boolean {
  return content.trim() === '';
}

/** What is wrong with the text of a comment. */
export function commentError(content: string): string | undefined {
  return newComment.shape.content.safeParse(content).error?.issues[0]?.message;
}
