import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ColorChoice } from './color-choice.tsx';

const options = [
  { value: '#ffeb3b', label: 'Sun' },
  { value: '#c8e6c9', label: 'Leaf' },
];

const Example = () => {
  const [value, setValue] = useState('#ffeb3b');
  return <ColorChoice label="Colour" options={options} value={value} onChange={setValue} />;
};

test('each colour has a name and can be chosen by mouse or arrow keys', async () => {
  const member = userEvent.setup();
  render(<Example />);
  expect(screen.getByRole('radiogroup', { name: 'Colour' })).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Sun' })).toBeChecked();
  await member.click(screen.getByRole('radio', { name: 'Leaf' }));
  expect(screen.getByRole('radio', { name: 'Leaf' })).toBeChecked();
  await member.keyboard('{ArrowLeft}');
  expect(screen.getByRole('radio', { name: 'Sun' })).toBeChecked();
});
