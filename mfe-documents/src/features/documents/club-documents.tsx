import { listDocuments } from '@seed/documents-contracts/documents';
import { ExtensionSection, queryFor, useApi, usePortal } from '@seed/portal-sdk';
import type { SlotProps } from '@seed/portal-sdk';
import { TimeAgo } from '@seed/ui/time-ago';
import { useQuery } from '@tanstack/react-query';
import { rowsInSection } from '../../constants.ts';
import { messages } from '../../extension-messages.ts';
import { paths } from '../../paths.ts';

/** The section of a club's page with its newest documents. */
export const ClubDocuments = ({ clubKey }: SlotProps['club.section']) => {
  const { locale } = usePortal();
  const query = { category: clubKey, limit: rowsInSection };
  return (
    <ExtensionSection
      query={useQuery(queryFor(useApi(), listDocuments, { query }))}
      texts={messages.clubDocuments}
      more={{ href: paths.category(clubKey), label: messages.clubDocuments.more }}
      item={({ id, name, url, creationDate }) => ({
        key: id,
        href: url,
        label: name,
        detail: <TimeAgo value={creationDate} locale={locale} />,
        opensNewTab: true,
      })}
    />
  );
};
