import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ConfirmInPlace } from './confirm-in-place.tsx';

const Deletable = ({ onConfirm = () => undefined }: { readonly onConfirm?: () => void }) => {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <button onClick={() => setAsking(true)}>Delete</button>
      {isAsking && <ConfirmInPlace onConfirm={onConfirm} onCancel={() => setAsking(false)} />}
    </>
  );
};

const Deleted = ({ isLast }: { readonly isLast: boolean }) => {
  const [isGone, setGone] = useState(false);
  return (
    <section>
      <h1 tabIndex={-1}>Notes</h1>
      {!(isGone && isLast) && (
        <ul aria-label="All notes" tabIndex={-1}>
          {!isGone && (
            <li>
              <Deletable onConfirm={() => setGone(true)} />
            </li>
          )}
        </ul>
      )}
    </section>
  );
};

const ask = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  const cancel = screen.getByRole('button', { name: 'Cancel' });
  await waitFor(() => expect(cancel).toHaveFocus());
  return cancel;
};

describe('a confirmation in place', () => {
  it('puts the focus on the harmless answer', async () => {
    render(<Deletable />);
    const cancel = await ask();
    expect(screen.getByRole('group', { name: 'Are you sure?' })).toContainElement(cancel);
    expect(cancel).toHaveAccessibleDescription('Are you sure?');
  });

  it('confirms', async () => {
    const onConfirm = jest.fn();
    render(<Deletable onConfirm={onConfirm} />);
    await ask();
    await userEvent.click(screen.getByRole('button', { name: 'Yes, Delete' }));
    expect(onConfirm).toHaveBeenCalledTimes(1);
  });

  it.each(['{Enter}', '{Escape}'])('gives the focus back when cancelled by %s', async (key) => {
    render(<Deletable />);
    await ask();
    await userEvent.keyboard(key);
    expect(screen.queryByRole('group')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Delete' })).toHaveFocus();
  });

  it('leaves the focus at the nearest place above what was deleted', async () => {
    render(<Deleted isLast={false} />);
    await ask();
    await userEvent.click(screen.getByRole('button', { name: 'Yes, Delete' }));
    expect(screen.getByRole('list', { name: 'All notes' })).toHaveFocus();
  });

  it('leaves the focus at the heading when the list has gone too, however quickly it was answered', async () => {
    render(<Deleted isLast />);
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await userEvent.click(screen.getByRole('button', { name: 'Yes, Delete' }));
    expect(screen.getByRole('heading', { name: 'Notes' })).toHaveFocus();
    await new Promise(requestAnimationFrame);
    expect(screen.getByRole('heading', { name: 'Notes' })).toHaveFocus();
  });

  it('keeps the question and says why when it did not work', () => {
    render(<ConfirmInPlace error="Could not delete." onConfirm={() => undefined} onCancel={() => undefined} />);
    expect(screen.getByRole('alert')).toHaveTextContent('Could not delete.');
  });
});
