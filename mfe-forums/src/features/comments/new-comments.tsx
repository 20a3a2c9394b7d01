import { listComments } from '@seed/forums-contracts/comments';
import { NewRows, useApi } from '@seed/portal-sdk';
import type { NewRowsProps } from '@seed/portal-sdk';
import { BelowList } from '@seed/ui/below-list';
import { messages } from '../../messages.ts';
import { commentsQuery, countComments } from './api/comments-query.ts';

export interface NewCommentsProps extends Pick<NewRowsProps<typeof listComments>, 'loaded'> {
  readonly forumId: number;
}

/** The button that shows the comments that others have written while the post is open. */
export const NewComments = ({ forumId, loaded }: NewCommentsProps) => {
  const api = useApi();
  return (
    <NewRows
      endpoint={listComments}
      query={commentsQuery(forumId)}
      loaded={loaded}
      text={messages.comments.fresh}
      place={BelowList}
      onShow={(count) => countComments(api, forumId, count)}
    />
  );
};
