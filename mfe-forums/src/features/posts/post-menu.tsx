import type { Post } from '@seed/forums-contracts/posts';
import { useDialogRoute, usePortal } from '@seed/portal-sdk';
import { LinkIcon } from '@seed/ui/icons/link';
import { PencilIcon } from '@seed/ui/icons/pencil';
import { TrashIcon } from '@seed/ui/icons/trash';
import { Menu } from '@seed/ui/menu';
import type { MenuItem } from '@seed/ui/menu';
import type { RefObject } from 'react';
import { useOtherAuthor } from '../../authors/use-other-author.ts';
import { messages } from '../../messages.ts';
import { paths } from '../../paths.ts';
import { useReportItems } from '../../reports/use-report-items.tsx';
import { useCopyLink } from '../../text/use-copy-link.ts';
import { useModeratePost } from './api/moderate-post.ts';
import type { Decision } from './api/moderate-post.ts';

export interface PostMenuProps {
  readonly post: Post;
  readonly triggerRef: RefObject<HTMLButtonElement | null>;
  /** Opens the confirmation. */
  readonly onDelete: () => void;
}

/**
 * The menu of a post: every member copies its address, its author edits it, an Admin pins and closes it, both delete it, and
 * others report it.
 */
export const PostMenu = ({ post, triggerRef, onDelete }: PostMenuProps) => {
  const { user } = usePortal();
  const { open } = useDialogRoute(paths.post(post.id));
  const copyLink = useCopyLink();
  const moderation = useModeratePost(post.id);
  const other = useOtherAuthor(post.authorID, post.author);
  const page = paths.post(post.id);
  const reportItems = useReportItems({ authorID: post.authorID, page, dialog: paths.reportPost(post.id) });
  const decide = (decision: Decision): MenuItem => ({
    id: decision,
    label: messages.moderation[decision],
    onAction: () => moderation.mutate(decision),
  });
  const onEdit = () => open(paths.editPost(post.id));
  const items: readonly MenuItem[] = [
    ...(post.permissions.update
      ? [{ id: 'edit', label: messages.post.edit, icon: <PencilIcon />, onAction: onEdit }]
      : []),
    { id: 'link', label: messages.link.copy, icon: <LinkIcon />, onAction: () => void copyLink(paths.post(post.id)) },
    ...(user.isAdmin ? [decide(post.pinned ? 'unpin' : 'pin'), decide(post.closed ? 'reopen' : 'close')] : []),
    ...reportItems,
    ...(post.permissions.delete
      ? [
          {
            id: 'delete',
            label: messages.post.delete,
            icon: <TrashIcon />,
            tone: 'danger' as const,
            onAction: onDelete,
          },
        ]
      : []),
  ];
  return <Menu label={messages.post.menu(other)} items={items} triggerRef={triggerRef} />;
};
