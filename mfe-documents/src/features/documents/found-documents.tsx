import { listDocuments } from '@seed/documents-contracts/documents';
import { SearchResults, usePortal, useSearchQuery } from '@seed/portal-sdk';
import type { SlotProps } from '@seed/portal-sdk';
import { MarkedText } from '@seed/ui/marked-text';
import { TimeAgo } from '@seed/ui/time-ago';
import { messages } from '../../extension-messages.ts';

/** The documents that a search finds, newest first. */
export const FoundDocuments = (source: SlotProps['search.source']) => {
  const { locale } = usePortal();
  return (
    <SearchResults
      {...source}
      query={useSearchQuery(listDocuments, source.words)}
      texts={messages.foundDocuments}
      item={({ id, name, url, creationDate }) => ({
        key: id,
        href: url,
        label: <MarkedText text={name} words={source.words} />,
        detail: <TimeAgo value={creationDate} locale={locale} />,
        opensNewTab: true,
      })}
    />
  );
};
