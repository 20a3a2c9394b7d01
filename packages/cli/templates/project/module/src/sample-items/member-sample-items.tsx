import { ExtensionSection, queryFor, useApi, usePortal } from '@seed/portal-sdk';
import type { SlotProps } from '@seed/portal-sdk';
import { listSampleItems } from '@seed/sample-items-contracts/sample-items';
import { TimeAgo } from '@seed/ui/time-ago';
import { useQuery } from '@tanstack/react-query';
import { rowsInSection } from '../constants.ts';
import { messages } from '../extension-messages.ts';
import { paths } from '../paths.ts';

/** The section of a profile with the newest sample items that the member wrote. */
export const MemberSampleItems = ({ memberId }: SlotProps['profile.section']) => {
  const { locale } = usePortal();
  const query = { authorID: memberId, limit: rowsInSection };
  return (
    <ExtensionSection
      query={useQuery(queryFor(useApi(), listSampleItems, { query }))}
      texts={messages}
      more={{ href: paths.list, label: messages.more }}
      item={({ id, title, creationDate }) => ({
        key: id,
        href: paths.list,
        label: title,
        detail: <TimeAgo value={creationDate} locale={locale} />,
      })}
    />
  );
};
