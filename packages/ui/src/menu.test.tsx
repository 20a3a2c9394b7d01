import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Dialog } from './dialog.tsx';
import { Menu } from './menu.tsx';

const Options = () => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Menu
        label="Options"
        items={[
          { id: 'copy', label: 'Copy', onAction: () => undefined },
          { id: 'edit', label: 'Edit', onAction: () => setOpen(true) },
        ]}
      />
      <Dialog title="Edit this" isOpen={isOpen} onClose={() => setOpen(false)}>
        A form.
      </Dialog>
    </>
  );
};

const trigger = () => screen.getByRole('button', { name: 'Options' });

describe('a menu', () => {
  it('opens by a press, and Escape returns the focus to its button', async () => {
    render(<Options />);
    expect(trigger()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(trigger());
    expect(await screen.findByRole('menu', { name: 'Options' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    await waitFor(() => expect(trigger()).toHaveFocus());
  });

  it.each([
    ['{Enter}', 'Copy'],
    [' ', 'Copy'],
    ['{ArrowDown}', 'Copy'],
    ['{ArrowUp}', 'Edit'],
  ])('opens by %j with the focus on %s', async (key, item) => {
    render(<Options />);
    await userEvent.tab();
    expect(trigger()).toHaveFocus();
    await userEvent.keyboard(key);
    const first = await screen.findByRole('menuitem', { name: item });
    await waitFor(() => expect(first).toHaveFocus());
  });

  it('opens a dialog, which Escape closes', async () => {
    render(<Options />);
    await userEvent.click(trigger());
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    expect(await screen.findByRole('dialog', { name: 'Edit this' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
