import type { RefObject } from 'react';
import { PencilIcon } from './icons/pencil.tsx';
import { TrashIcon } from './icons/trash.tsx';
import { Menu } from './menu.tsx';
import type { MenuItem } from './menu.tsx';

export interface EditMenuProps {
  /** The accessible name of trigger and menu, e.g. 'Options for this post'. */
  readonly label: string;
  /** The member's permissions, from the API's response. Without any and without `more`, nothing is rendered. */
  readonly permissions: { readonly update: boolean; readonly delete: boolean };
  /** The text of the first item. Default 'Edit'. */
  readonly editLabel?: string;
  /** The text of the second item. Default 'Delete'. */
  readonly deleteLabel?: string;
  /** Actions between the two, such as a report. Default: none. */
  readonly more?: readonly MenuItem[];
  readonly onEdit: () => void;
  /** Opens the confirmation, e.g. a `ConfirmInPlace`; it does not delete yet. */
  readonly onDelete: () => void;
  /** The trigger, which gets the focus back when the confirmation is cancelled. */
  readonly triggerRef: RefObject<HTMLButtonElement | null>;
}

/**
 * A menu with 'Edit' and 'Delete', as far as the member's permissions allow.
 *
 * @example
 * ```tsx
 * import { EditMenu } from '@seed/ui/edit-menu';
 * import { useRef } from 'react';
 *
 * export const PostMenu = ({ edit, confirm }: { edit: () => void; confirm: () => void }) => {
 *   const trigger = useRef<HTMLButtonElement>(null);
 *   const permissions = { update: true, delete: true };
 *   return (
 *     <EditMenu
 *       label="Options for this post"
 *       permissions={permissions}
 *       onEdit={edit}
 *       onDelete={confirm}
 *       triggerRef={trigger}
 *     />
 *   );
 * };
 * ```
 */
export const EditMenu = (props: EditMenuProps) => {
  const {
    label,
    permissions,
    editLabel = 'Edit',
    deleteLabel = 'Delete',
    more = [],
    onEdit,
    onDelete,
    triggerRef,
  } = props;
  const items: MenuItem[] = [
    ...(permissions.update ? [{ id: 'edit', label: editLabel, icon: <PencilIcon />, onAction: onEdit }] : []),
    ...more,
    ...(permissions.delete
      ? [{ id: 'delete', label: deleteLabel, icon: <TrashIcon />, tone: 'danger' as const, onAction: onDelete }]
      : []),
  ];
  return items.length === 0 ? null : <Menu label={label} items={items} triggerRef={triggerRef} />;
};
