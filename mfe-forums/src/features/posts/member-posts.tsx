import { listPosts } from '@seed/forums-contracts/posts';
import { ExtensionSection, queryFor, useApi, usePortal } from '@seed/portal-sdk';
import type { SlotProps } from '@seed/portal-sdk';
import { TimeAgo } from '@seed/ui/time-ago';
import { useQuery } from '@tanstack/react-query';
import { rowsInSection } from '../../constants.ts';
import { messages } from '../../extension-messages.ts';
import { paths } from '../../paths.ts';

/** The section of a profile with the newest posts that the member wrote. */
export const MemberPosts = ({ memberId }: SlotProps['profile.section']) => {
  const { locale } = usePortal();
  const query = { author: memberId, limit: rowsInSection };
  return (
    <ExtensionSection
      query={useQuery(queryFor(useApi(), listPosts, { query }))}
      texts={messages.memberPosts}
      more={{ href: paths.forums, label: messages.memberPosts.more }}
      item={({ id, title, creationDate }) => ({
        key: id,
        href: paths.post(id),
        label: title,
        detail: <TimeAgo value={creationDate} locale={locale} />,
      })}
    />
  );
};
