import { listPosts } from '@seed/forums-contracts/posts';
import { withoutFormatting } from '@seed/forums-contracts/text-formatting';
import { SearchResults, useSearchQuery } from '@seed/portal-sdk';
import type { SlotProps } from '@seed/portal-sdk';
import { MarkedText } from '@seed/ui/marked-text';
import { messages } from '../../extension-messages.ts';
import { paths } from '../../paths.ts';

/** The posts that a search finds, newest first. */
export const FoundPosts = (source: SlotProps['search.source']) => (
  <SearchResults
    {...source}
    query={useSearchQuery(listPosts, source.words)}
    texts={messages.foundPosts}
    more={{ href: paths.search(source.words), label: messages.foundPosts.more }}
    item={({ id, title, content }) => ({
      key: id,
      href: paths.post(id),
      label: <MarkedText text={title} words={source.words} />,
      detail: <MarkedText text={withoutFormatting(content)} words={source.words} isExcerpt />,
    })}
  />
);
