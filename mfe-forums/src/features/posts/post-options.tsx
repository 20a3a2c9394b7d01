import type { ForumPost } from '@seed/contracts/forums';
import { PencilIcon } from '@seed/ui/icons/pencil';
import { TrashIcon } from '@seed/ui/icons/trash';
import { Menu } from '@seed/ui/menu';
import type { RefObject } from 'react';
import { messages } from '../../messages.ts';

export interface PostOptionsProps {
  readonly permissions: ForumPost['permissions'];
  readonly onEdit: () => void;
  readonly onDelete: () => void;
  readonly triggerRef: RefObject<HTMLButtonElement | null>;
}

/** What this member may do with the post; nothing to see if that is nothing. */
export const PostOptions = ({ permissions, onEdit, onDelete, triggerRef }: PostOptionsProps) => {
  const edit = { id: 'edit', label: messages.post.edit, icon: <PencilIcon />, onAction: onEdit };
  const remove = {
    id: 'delete',
    label: messages.post.delete,
    icon: <TrashIcon />,
    tone: 'danger' as const,
    onAction: onDelete,
  };
  const items = [...(permissions.update ? [edit] : []), ...(permissions.delete ? [remove] : [])];
  return items.length === 0 ? null : <Menu label={messages.post.menu} items={items} triggerRef={triggerRef} />;
};
