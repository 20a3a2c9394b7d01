import type { RefObject } from 'react';
import { PencilIcon } from './icons/pencil.tsx';
import { TrashIcon } from './icons/trash.tsx';
import { Menu } from './menu.tsx';
import type { MenuItem } from './menu.tsx';

export interface EditMenuProps {
  /** Names the trigger and the menu, e.g. 'Options for this post'. */
  readonly label: string;
  /** What this member may do; nothing to see if that is nothing. */
  readonly permissions: { readonly update: boolean; readonly delete: boolean };
  /** Default 'Edit'. */
  readonly editLabel?: string;
  /** Default 'Delete'. */
  readonly deleteLabel?: string;
  readonly onEdit: () => void;
  /** Ask before anything is lost, e.g. by `ConfirmInPlace`. */
  readonly onDelete: () => void;
  readonly triggerRef: RefObject<HTMLButtonElement | null>;
}

/** What a member may do with what he sees: edit it, delete it. */
export const EditMenu = (props: EditMenuProps) => {
  const { label, permissions, editLabel = 'Edit', deleteLabel = 'Delete', onEdit, onDelete, triggerRef } = props;
  const items: MenuItem[] = [
    ...(permissions.update ? [{ id: 'edit', label: editLabel, icon: <PencilIcon />, onAction: onEdit }] : []),
    ...(permissions.delete
      ? [{ id: 'delete', label: deleteLabel, icon: <TrashIcon />, tone: 'danger' as const, onAction: onDelete }]
      : []),
  ];
  return items.length === 0 ? null : <Menu label={label} items={items} triggerRef={triggerRef} />;
};
