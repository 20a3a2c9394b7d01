import { listPosts } from '@seed/forums-contracts/posts';
import { ExtensionSection, queryFor, useApi } from '@seed/portal-sdk';
import type { SlotProps } from '@seed/portal-sdk';
import { useQuery } from '@tanstack/react-query';
import { rowsInSection } from '../../constants.ts';
import { messages } from '../../extension-messages.ts';
import { paths } from '../../paths.ts';

/** The section of a club's page with the newest posts that mention it by name. */
export const ClubConversations = ({ name }: SlotProps['club.section']) => (
  <ExtensionSection
    query={useQuery(queryFor(useApi(), listPosts, { query: { q: name, limit: rowsInSection } }))}
    texts={messages.clubConversations}
    more={{ href: paths.search(name), label: messages.clubConversations.more }}
    item={({ id, title, author }) => ({ key: id, href: paths.post(id), label: title, detail: author })}
  />
);
