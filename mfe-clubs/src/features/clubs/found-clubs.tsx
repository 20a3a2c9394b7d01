import { listClubs } from '@seed/clubs-contracts/clubs';
import { SearchResults, useSearchQuery } from '@seed/portal-sdk';
import type { SlotProps } from '@seed/portal-sdk';
import { MarkedText } from '@seed/ui/marked-text';
import { messages } from '../../extension-messages.ts';
import { paths } from '../../paths.ts';

/** The clubs that a search finds. */
export const FoundClubs = (source: SlotProps['search.source']) => (
  <SearchResults
    {...source}
    query={useSearchQuery(listClubs, source.words)}
    texts={messages.foundClubs}
    item={(club) => ({
      key: club.id,
      href: paths.club(club),
      label: (
        <>
          <MarkedText text={club.name} words={source.words} />
          {club.retiredAt !== undefined && ` ${messages.foundClubs.retired}`}
        </>
      ),
      detail: <MarkedText text={club.mainDescription} words={source.words} isExcerpt />,
    })}
  />
);
