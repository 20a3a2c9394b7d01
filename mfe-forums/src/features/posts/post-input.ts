import { newForumPost } from '@seed/contracts/forums';

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

export type PostErrors = Partial<Record<keyof PostText, string>>;

/** The form's text as the API takes it, or what is wrong with it. */
export function parsePost(text: PostText): { readonly input?: PostInput; readonly errors: PostErrors } {
  const lines = text.images.split('\n').map((line) => line.trim());
  const parsed = newForumPost.safeParse({ ...text, images: lines.filter((line) => line !== '') });
  if (!parsed.success) {
    return { errors: errorsOf(parsed.error.issues.map(({ path, message }) => [path.join('/'), message])) };
  }
  const { title, content, images } = parsed.data;
  return { input: { title, content, images }, errors: {} };
}

/** Messages by field of the form: those of `images/2` belong to the images. The first of a field counts. */
export function errorsOf(entries: readonly (readonly [pointer: string, message: string])[]): PostErrors {
  const byField = entries.map(([pointer, message]) => [pointer.split('/')[0] ?? pointer, message] as const);
  return Object.fromEntries<string>(byField.toReversed());
}
