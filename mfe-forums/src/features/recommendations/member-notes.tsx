import { listNotes } from '@seed/forums-contracts/notes';
import { ExtensionSection, queryFor, useApi } from '@seed/portal-sdk';
import type { SlotProps } from '@seed/portal-sdk';
import { useQuery } from '@tanstack/react-query';
import { rowsInSection } from '../../constants.ts';
import { messages } from '../../extension-messages.ts';
import { paths } from '../../paths.ts';

/** The section of a profile with the member's newest recommendations. A note has no page, so its title is no link. */
export const MemberNotes = ({ memberId }: SlotProps['profile.section']) => {
  const query = { author: memberId, limit: rowsInSection };
  return (
    <ExtensionSection
      query={useQuery(queryFor(useApi(), listNotes, { query }))}
      texts={messages.memberNotes}
      more={{ href: paths.recommendations, label: messages.memberNotes.more }}
      item={({ id, title, description }) => ({
        key: id,
        label: title,
        ...(description !== '' && { detail: description }),
      })}
    />
  );
};
