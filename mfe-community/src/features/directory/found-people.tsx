import { listProfiles } from '@seed/community-contracts/profiles';
import { SearchResults, useSearchQuery } from '@seed/portal-sdk';
import type { SlotProps } from '@seed/portal-sdk';
import { MarkedText } from '@seed/ui/marked-text';
import { messages } from '../../extension-messages.ts';
import { paths } from '../../paths.ts';

/** The members whose names a search finds, in all groups. */
export const FoundPeople = (source: SlotProps['search.source']) => (
  <SearchResults
    {...source}
    query={useSearchQuery(listProfiles, source.words)}
    texts={messages.foundPeople}
    item={({ id, name, role, country }) => ({
      key: id,
      href: paths.profile(id),
      label: <MarkedText text={name} words={source.words} />,
      detail: [role, country].filter(Boolean).join(' · '),
    })}
  />
);
