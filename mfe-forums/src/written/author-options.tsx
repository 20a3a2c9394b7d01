import type { Permissions } from '@seed/contracts/fields';
import { PencilIcon } from '@seed/ui/icons/pencil';
import { TrashIcon } from '@seed/ui/icons/trash';
import { Menu } from '@seed/ui/menu';
import type { RefObject } from 'react';
import { messages } from '../messages.ts';

export interface AuthorOptionsProps {
  /** Names the menu, e.g. 'Options for this post'. */
  readonly label: string;
  readonly permissions: Permissions;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
  readonly triggerRef: RefObject<HTMLButtonElement | null>;
}

/** What this member may do with a post, a comment or a note; nothing to see if that is nothing. */
export const AuthorOptions = ({ label, permissions, onEdit, onDelete, triggerRef }: AuthorOptionsProps) => {
  const edit = { id: 'edit', label: messages.edit, icon: <PencilIcon />, onAction: onEdit };
  const remove = {
    id: 'delete',
    label: messages.delete,
    icon: <TrashIcon />,
    tone: 'danger' as const,
    onAction: onDelete,
  };
  const items = [...(permissions.update ? [edit] : []), ...(permissions.delete ? [remove] : [])];
  return items.length === 0 ? null : <Menu label={label} items={items} triggerRef={triggerRef} />;
};
