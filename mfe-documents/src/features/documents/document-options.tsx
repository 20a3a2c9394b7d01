import type { LibraryDocument } from '@seed/contracts/documents';
import { PencilIcon } from '@seed/ui/icons/pencil';
import { TrashIcon } from '@seed/ui/icons/trash';
import { Menu } from '@seed/ui/menu';
import type { RefObject } from 'react';
import { messages } from '../../messages.ts';

export interface DocumentOptionsProps {
  readonly document: LibraryDocument;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
  readonly triggerRef: RefObject<HTMLButtonElement | null>;
}

/** What this member may do with the document; nothing to see if that is nothing. */
export const DocumentOptions = ({ document, onEdit, onDelete, triggerRef }: DocumentOptionsProps) => {
  const { name, permissions } = document;
  const edit = { id: 'edit', label: messages.document.edit, icon: <PencilIcon />, onAction: onEdit };
  const remove = {
    id: 'delete',
    label: messages.document.delete,
    icon: <TrashIcon />,
    tone: 'danger' as const,
    onAction: onDelete,
  };
  const items = [...(permissions.update ? [edit] : []), ...(permissions.delete ? [remove] : [])];
  return items.length === 0 ? null : (
    <Menu label={messages.document.menu(name)} items={items} triggerRef={triggerRef} />
  );
};
