import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NavDisclosure } from './nav-disclosure.tsx';
import { UiProvider } from './ui-provider.tsx';

const links = [
  { href: '/calendar', label: 'Calendar' },
  { href: '/clubs', label: 'Clubs' },
];

const open = async () => {
  const navigate = jest.fn();
  render(
    <UiProvider navigate={navigate}>
      <NavDisclosure label="Quick Access" links={links} />
      <p>The page</p>
    </UiProvider>,
  );
  const trigger = screen.getByRole('button', { name: 'Quick Access', expanded: false });
  await userEvent.click(trigger);
  return { navigate, trigger };
};

describe('a disclosure of links', () => {
  it('shows real links and navigates without a page load', async () => {
    const { navigate } = await open();
    const link = screen.getByRole('link', { name: 'Calendar' });
    expect(link).toHaveAttribute('href', '/calendar');
    await userEvent.click(link);
    expect(navigate).toHaveBeenCalledWith('/calendar');
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('closes on Escape and restores the focus', async () => {
    const { trigger } = await open();
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(trigger).toHaveFocus();
  });

  it('closes on a press elsewhere', async () => {
    await open();
    await userEvent.click(screen.getByText('The page'));
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});
