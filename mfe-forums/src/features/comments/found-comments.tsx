import { listComments } from '@seed/forums-contracts/comments';
import { withoutFormatting } from '@seed/forums-contracts/text-formatting';
import { SearchResults, useSearchQuery } from '@seed/portal-sdk';
import type { SlotProps } from '@seed/portal-sdk';
import { MarkedText } from '@seed/ui/marked-text';
import { messages } from '../../extension-messages.ts';
import { paths } from '../../paths.ts';

/** The comments that a search finds, newest first; each opens at its place in the conversation. */
export const FoundComments = (source: SlotProps['search.source']) => (
  <SearchResults
    {...source}
    query={useSearchQuery(listComments, source.words)}
    texts={messages.foundComments}
    item={({ id, forumId, author, content }) => ({
      key: id,
      href: paths.comment(forumId, id),
      label: <MarkedText text={withoutFormatting(content)} words={source.words} isExcerpt />,
      detail: author,
    })}
  />
);
