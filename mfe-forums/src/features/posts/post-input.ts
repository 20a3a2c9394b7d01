import { newPost } from '@seed/contracts/posts';
import { parseText } from '@seed/portal-sdk';
import type { Parsed } from '@seed/portal-sdk';

/** What a member types into the form: images as lines of one text. */
export interface PostText {
  readonly title: string;
  readonly content: string;
  readonly images: string;
}

export interface PostInput {
  readonly title: string;
  readonly content: string;
  readonly images: string[];
}

/** The form's text as the API takes it, or what is wrong with it. */
export function parsePost(text: PostText): Parsed<keyof PostText, PostInput> {
  const lines = text.images.split('\n').map((line) => line.trim());
  return parseText(newPost, { ...text, images: lines.filter((line) => line !== '') });
}
