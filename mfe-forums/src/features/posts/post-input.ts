import { newPost } from '@seed/forums-contracts/posts';
import type { Mention } from '@seed/forums-contracts/mentions';
import { uploadsPath } from '@seed/contracts/uploads';
import { parseText } from '@seed/portal-sdk';
import type { Parsed } from '@seed/portal-sdk';
import { mentionsToSend } from '../../text/mentions/mention-lines.ts';
import { picturesAsLines, picturesIn } from './picture-lines.ts';

/** The values of the form. */
export interface PostText {
  readonly title: string;
  readonly content: string;
  /** The chosen mentions, as `mentionsAsLines` writes them. */
  readonly mentions: string;
  /** Uploaded pictures as `picturesAsLines` writes them. */
  readonly uploads: string;
  /** Links to pictures of other sites, one per line. */
  readonly images: string;
}

export interface PostInput {
  readonly title: string;
  readonly content: string;
  readonly images: string[];
  readonly imageTexts?: string[] | undefined;
  readonly mentions?: Mention[] | undefined;
}

/** The body of the request, or the messages about its fields. */
export function parsePost({ uploads, images, mentions, ...text }: PostText): Parsed<keyof PostText, PostInput> {
  const pictures = picturesIn(uploads);
  const links = images.split('\n').flatMap((line) => line.trim() || []);
  return parseText(newPost, {
    ...text,
    ...mentionsToSend(text.content, mentions),
    images: [...pictures.map(({ address }) => address), ...links],
    imageTexts: pictures.map((picture) => picture.text),
  });
}

/** The pictures of a post as texts of the form. */
export function pictureText({
  images,
  imageTexts,
}: Required<Pick<PostInput, 'images' | 'imageTexts'>>): Pick<PostText, 'uploads' | 'images'> {
  const pictures = images.map((address, index) => ({ address, text: imageTexts?.[index] ?? '' }));
  const isUploaded = ({ address }: { readonly address: string }) => address.startsWith(`${uploadsPath}/`);
  const links = pictures.filter((picture) => !isUploaded(picture));
  return {
    uploads: picturesAsLines(pictures.filter(isUploaded)),
    images: links.map(({ address }) => address).join('\n'),
  };
}
