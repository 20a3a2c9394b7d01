import { screen } from '@testing-library/react';
import { goodbyeKey } from '../../session/goodbye-key.ts';
import { openPage } from '../../testing/open-page.ts';
import { sayGoodbye } from './goodbye.ts';

beforeEach(() => {
  openPage('/');
  document.body.replaceChildren();
});

it('shows a good-bye once to a member who has left the portal', async () => {
  sessionStorage.setItem(goodbyeKey, '1');
  await sayGoodbye();
  expect(screen.getByRole('status')).toHaveTextContent(/^You have left the portal, and your profile is deleted/);
  await sayGoodbye();
  expect(screen.getAllByRole('status')).toHaveLength(1);
});

it('shows nothing to other visitors', async () => {
  await sayGoodbye();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});
