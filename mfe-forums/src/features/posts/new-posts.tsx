import { listPosts } from '@seed/forums-contracts/posts';
import { NewRows } from '@seed/portal-sdk';
import type { NewRowsProps } from '@seed/portal-sdk';
import { messages } from '../../messages.ts';
import { postsQuery } from './api/list-posts.ts';

export type NewPostsProps = Pick<NewRowsProps<typeof listPosts>, 'loaded'>;

/** The button that shows the posts that others have written while the list is open. */
export const NewPosts = (props: NewPostsProps) => (
  <NewRows endpoint={listPosts} query={postsQuery} text={messages.list.fresh} {...props} />
);
