import { useRef, useState } from 'react';
import { Button } from '../src/button.tsx';
import { Dialog } from '../src/dialog.tsx';
import { EditMenu, type EditMenuProps } from '../src/edit-menu.tsx';
import { PencilIcon } from '../src/icons/pencil.tsx';
import { TrashIcon } from '../src/icons/trash.tsx';
import { Menu } from '../src/menu.tsx';
import { Popover } from '../src/popover.tsx';
import type { ToastQueue } from '../src/toast-queue.ts';
import { ToastRegion } from '../src/toast-region.tsx';
import { Exhibit, State } from './exhibit.tsx';

export const Windows = ({ toasts }: { readonly toasts: ToastQueue }) => {
  const { notify } = toasts;
  const restored = () => notify({ tone: 'success', text: 'The meeting is scheduled again.' });
  const undo = { label: 'Undo', onPress: restored, offeredMs: 10_000 };
  return (
    <>
      <Exhibit file="dialog" use="For a form that belongs to the page below. It has a URL of its own.">
        <State label="Closes with its close button or Escape">
          <Window />
        </State>
        <State label="Closes with a press outside as well">
          <Window isDismissable />
        </State>
      </Exhibit>
      <Exhibit file="popover" use="For a short text about the pressed item.">
        <State label="Press it">
          <Popover trigger={<Button>November 21</Button>} label="November 21">
            Workshop with Kobe, 9 o’clock in Bogotá.
          </Popover>
        </State>
      </Exhibit>
      <Exhibit file="menu" use="For the actions on one item. The dangerous one is last.">
        <State label="Press the dots">
          <Menu
            label="Options for this post"
            items={[
              {
                id: 'edit',
                label: 'Edit',
                icon: <PencilIcon />,
                onAction: () => notify({ tone: 'info', text: 'Edit' }),
              },
              {
                id: 'delete',
                label: 'Delete',
                icon: <TrashIcon />,
                tone: 'danger',
                onAction: () => notify({ tone: 'info', text: 'Delete' }),
              },
            ]}
          />
        </State>
      </Exhibit>
      <Exhibit file="edit-menu" use="The server checks the permission again.">
        <State label="Both">
          <Editing label="Options for the note" permissions={{ update: true, delete: true }} notify={notify} />
        </State>
        <State label="Only delete">
          <Editing label="Options for the comment" permissions={{ update: false, delete: true }} notify={notify} />
        </State>
      </Exhibit>
      <Exhibit file="toast-region" use="The shell renders it once; modules call `notify`.">
        <State label="Success">
          <Button onPress={() => notify({ tone: 'success', text: 'Your post is published.' })}>Publish</Button>
        </State>
        <State label="With an action">
          <Button onPress={() => notify({ tone: 'success', text: 'The meeting was deleted.', action: undo })}>
            Delete
          </Button>
        </State>
        <State label="Information">
          <Button onPress={() => notify({ tone: 'info', text: 'Kenji is writing.' })}>Show a message</Button>
        </State>
        <State label="An error stays until it is closed">
          <Button
            onPress={() => notify({ tone: 'error', text: 'The post could not be saved. Your text is still here.' })}
          >
            Fail
          </Button>
        </State>
      </Exhibit>
      <ToastRegion queue={toasts} />
    </>
  );
};

const Window = ({ isDismissable = false }: { readonly isDismissable?: boolean }) => {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Open a dialog</Button>
      <Dialog title="Edit my club" isOpen={isOpen} onClose={close} isDismissable={isDismissable}>
        <p>A press outside does not close this dialog.</p>
        <Button variant="primary" onPress={close}>
          Save
        </Button>
      </Dialog>
    </>
  );
};

const Editing = ({ notify, ...props }: Pick<EditMenuProps, 'label' | 'permissions'> & Pick<ToastQueue, 'notify'>) => {
  const trigger = useRef<HTMLButtonElement>(null);
  return (
    <EditMenu
      {...props}
      triggerRef={trigger}
      onEdit={() => notify({ tone: 'info', text: 'Edit' })}
      onDelete={() => notify({ tone: 'info', text: 'Delete' })}
    />
  );
};
