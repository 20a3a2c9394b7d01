import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Select } from './select.tsx';

const options = [
  { id: 'geography', label: 'Geography' },
  { id: 'innovation', label: 'Innovation' },
] as const;

const ClubSelect = () => {
  const [club, setClub] = useState<'geography' | 'innovation' | null>(null);
  return <Select label="Club" options={options} value={club} onChange={setClub} />;
};

test('the button shows the chosen option as text, without its tick', async () => {
  render(<ClubSelect />);
  const button = screen.getByRole('button', { name: /Club/ });
  expect(button).toHaveTextContent('Choose');
  await userEvent.click(button);
  await userEvent.click(await screen.findByRole('option', { name: 'Innovation' }));
  expect(button).toHaveTextContent('Innovation');
  expect(button.querySelectorAll('svg')).toHaveLength(1);
});
