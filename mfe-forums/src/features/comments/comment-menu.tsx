import type { Comment } from '@seed/forums-contracts/comments';
import { CommentIcon } from '@seed/ui/icons/comment';
import { LinkIcon } from '@seed/ui/icons/link';
import { PencilIcon } from '@seed/ui/icons/pencil';
import { TrashIcon } from '@seed/ui/icons/trash';
import { Menu } from '@seed/ui/menu';
import type { MenuItem } from '@seed/ui/menu';
import type { RefObject } from 'react';
import { useOtherAuthor } from '../../authors/use-other-author.ts';
import { messages } from '../../messages.ts';
import { paths } from '../../paths.ts';
import { useCopyLink } from '../../text/use-copy-link.ts';

export interface CommentMenuProps {
  readonly comment: Comment;
  readonly triggerRef: RefObject<HTMLButtonElement | null>;
  /** The item that reports it; none for the member's own. */
  readonly reportItems: readonly MenuItem[];
  readonly onEdit: () => void;
  /** Opens a reply that quotes it; undefined where it takes none now. */
  readonly onQuote: (() => void) | undefined;
  /** Opens the confirmation. */
  readonly onDelete: () => void;
}

/**
 * The menu of a comment: every member quotes it and copies its address, others report it, its author edits it and may
 * delete it.
 */
export const CommentMenu = ({ comment, triggerRef, reportItems, ...on }: CommentMenuProps) => {
  const { onEdit, onQuote, onDelete } = on;
  const { id, forumId, permissions } = comment;
  const copyLink = useCopyLink();
  const other = useOtherAuthor(comment.authorID, comment.author);
  const texts = messages.comments;
  const copy = () => void copyLink(paths.comment(forumId, id));
  const items: readonly MenuItem[] = [
    ...(permissions.update ? [{ id: 'edit', label: texts.edit, icon: <PencilIcon />, onAction: onEdit }] : []),
    ...(onQuote ? [{ id: 'quote', label: texts.quote, icon: <CommentIcon />, onAction: onQuote }] : []),
    { id: 'link', label: messages.link.copy, icon: <LinkIcon />, onAction: copy },
    ...reportItems,
    ...(permissions.delete
      ? [{ id: 'delete', label: texts.delete, icon: <TrashIcon />, tone: 'danger' as const, onAction: onDelete }]
      : []),
  ];
  return <Menu label={texts.menu(other)} items={items} triggerRef={triggerRef} />;
};
