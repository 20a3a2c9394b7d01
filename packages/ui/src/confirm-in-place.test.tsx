import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ConfirmInPlace } from './confirm-in-place.tsx';
import { createToastQueue } from './toast-queue.ts';
import { ToastRegion } from './toast-region.tsx';

const Deletable = ({ onConfirm = () => undefined }: { readonly onConfirm?: () => void }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Delete</button>
      {isOpen && <ConfirmInPlace onConfirm={onConfirm} onCancel={() => setOpen(false)} />}
    </>
  );
};

interface DeletedProps {
  readonly isLast: boolean;
  readonly onDeleted?: () => void;
}

const Deleted = ({ isLast, onDeleted }: DeletedProps) => {
  const [isGone, setGone] = useState(false);
  return (
    <section>
      <h1 tabIndex={-1}>Notes</h1>
      {!(isGone && isLast) && (
        <ul aria-label="All notes" tabIndex={-1}>
          {!isGone && (
            <li>
              <Deletable
                onConfirm={() => {
                  onDeleted?.();
                  setGone(true);
                }}
              />
            </li>
          )}
        </ul>
      )}
    </section>
  );
};

const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  const cancel = screen.getByRole('button', { name: 'Cancel' });
  await waitFor(() => expect(cancel).toHaveFocus());
  return cancel;
};

describe('a confirmation in place', () => {
  it('focuses the cancel button', async () => {
    render(<Deletable />);
    const cancel = await open();
    expect(screen.getByRole('group', { name: 'Are you sure?' })).toContainElement(cancel);
    expect(cancel).toHaveAccessibleDescription('Are you sure?');
  });

  it('confirms', async () => {
    const onConfirm = jest.fn();
    render(<Deletable onConfirm={onConfirm} />);
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Yes, Delete' }));
    expect(onConfirm).toHaveBeenCalledTimes(1);
  });

  it.each(['{Enter}', '{Escape}'])('gives the focus back when cancelled by %s', async (key) => {
    render(<Deletable />);
    await open();
    await userEvent.keyboard(key);
    expect(screen.queryByRole('group')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Delete' })).toHaveFocus();
  });

  it('moves the focus to the nearest heading above the deleted element', async () => {
    render(<Deleted isLast={false} />);
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Yes, Delete' }));
    expect(screen.getByRole('list', { name: 'All notes' })).toHaveFocus();
  });

  it('moves the focus to the heading when the list is removed too, even if confirmed at once', async () => {
    render(<Deleted isLast />);
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await userEvent.click(screen.getByRole('button', { name: 'Yes, Delete' }));
    expect(screen.getByRole('heading', { name: 'Notes' })).toHaveFocus();
    await new Promise(requestAnimationFrame);
    expect(screen.getByRole('heading', { name: 'Notes' })).toHaveFocus();
  });

  it('moves the focus to the button that undoes what was confirmed, and from there to the heading', async () => {
    const queue = createToastQueue();
    const action = { label: 'Undo', onPress: () => undefined, offeredMs: 10_000 };
    const notify = () => queue.notify({ tone: 'success', text: 'Deleted.', action });
    render(
      <>
        <Deleted isLast onDeleted={notify} />
        <ToastRegion queue={queue} />
      </>,
    );
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Yes, Delete' }));
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Notes' })).toHaveFocus();
  });

  it('keeps the question and shows the reason when the deletion fails', () => {
    render(<ConfirmInPlace error="Could not delete." onConfirm={() => undefined} onCancel={() => undefined} />);
    expect(screen.getByRole('alert')).toHaveTextContent('Could not delete.');
  });
});
