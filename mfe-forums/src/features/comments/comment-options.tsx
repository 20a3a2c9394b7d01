import type { Comment } from '@seed/contracts/comments';
import { PencilIcon } from '@seed/ui/icons/pencil';
import { TrashIcon } from '@seed/ui/icons/trash';
import { Menu } from '@seed/ui/menu';
import type { RefObject } from 'react';
import { messages } from '../../messages.ts';

export interface CommentOptionsProps {
  readonly permissions: Comment['permissions'];
  readonly onEdit: () => void;
  readonly onDelete: () => void;
  readonly triggerRef: RefObject<HTMLButtonElement | null>;
}

/** What this member may do with the comment; nothing to see if that is nothing. */
export const CommentOptions = ({ permissions, onEdit, onDelete, triggerRef }: CommentOptionsProps) => {
  const edit = { id: 'edit', label: messages.comments.edit, icon: <PencilIcon />, onAction: onEdit };
  const remove = {
    id: 'delete',
    label: messages.comments.delete,
    icon: <TrashIcon />,
    tone: 'danger' as const,
    onAction: onDelete,
  };
  const items = [...(permissions.update ? [edit] : []), ...(permissions.delete ? [remove] : [])];
  return items.length === 0 ? null : <Menu label={messages.comments.menu} items={items} triggerRef={triggerRef} />;
};
