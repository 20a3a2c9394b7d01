import { listNotes } from '@seed/forums-contracts/notes';
import { SearchResults, useSearchQuery } from '@seed/portal-sdk';
import type { SlotProps } from '@seed/portal-sdk';
import { MarkedText } from '@seed/ui/marked-text';
import { messages } from '../../extension-messages.ts';
import { paths } from '../../paths.ts';

/** The recommendations that a search finds, newest first. They have no pages, so each opens the board with what was found. */
export const FoundNotes = (source: SlotProps['search.source']) => (
  <SearchResults
    {...source}
    query={useSearchQuery(listNotes, source.words)}
    texts={messages.foundNotes}
    more={{ href: paths.searchNotes(source.words), label: messages.foundNotes.more }}
    item={({ id, title, description }) => ({
      key: id,
      href: paths.searchNotes(source.words),
      label: <MarkedText text={title} words={source.words} />,
      ...(description !== '' && { detail: <MarkedText text={description} words={source.words} isExcerpt /> }),
    })}
  />
);
