import type { Meeting } from '@seed/contracts/meetings';
import { PencilIcon } from '@seed/ui/icons/pencil';
import { TrashIcon } from '@seed/ui/icons/trash';
import { Menu } from '@seed/ui/menu';
import type { RefObject } from 'react';
import { messages } from '../../messages.ts';

export interface MeetingOptionsProps {
  readonly title: string;
  readonly permissions: Meeting['permissions'];
  readonly onEdit: () => void;
  readonly onDelete: () => void;
  readonly triggerRef: RefObject<HTMLButtonElement | null>;
}

/** What this member may do with the meeting; nothing to see if that is nothing. */
export const MeetingOptions = ({ title, permissions, onEdit, onDelete, triggerRef }: MeetingOptionsProps) => {
  const edit = { id: 'edit', label: messages.meeting.edit, icon: <PencilIcon />, onAction: onEdit };
  const remove = {
    id: 'delete',
    label: messages.meeting.delete,
    icon: <TrashIcon />,
    tone: 'danger' as const,
    onAction: onDelete,
  };
  const items = [...(permissions.update ? [edit] : []), ...(permissions.delete ? [remove] : [])];
  if (items.length === 0) return null;
  return <Menu label={messages.meeting.menu(title)} items={items} triggerRef={triggerRef} />;
};
