import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SearchField } from './search-field.tsx';

const Filter = () => {
  const [text, setText] = useState('');
  return <SearchField label="Filter" value={text} onChange={setText} />;
};

test.each(['Escape', 'the button'])('%s clears the search and keeps the focus in it', async (way) => {
  render(<Filter />);
  const box = screen.getByRole('searchbox', { name: 'Filter' });
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  await userEvent.type(box, 'maps');
  if (way === 'Escape') await userEvent.keyboard('{Escape}');
  else await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(box).toHaveValue('');
  expect(box).toHaveFocus();
});
