import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';

const Title = ({ start = '', error }: { readonly start?: string; readonly error?: string }) => {
  const [value, setValue] = useState(start);
  return (
    <TextField
      label="Title"
      description="A few words."
      value={value}
      onChange={setValue}
      maxLength={10}
      error={error}
    />
  );
};

describe('a text field', () => {
  it('counts code points, not UTF-16 units', () => {
    render(<Title start="🌱🌱🌱" />);
    expect(screen.getByText('7 left')).toBeInTheDocument();
  });

  it('keeps text beyond the limit and shows how many characters are too many', async () => {
    render(<Title />);
    const field = screen.getByRole('textbox', { name: 'Title' });
    await userEvent.type(field, 'twelve chars');
    expect(field).toHaveValue('twelve chars');
    expect(screen.getByText('2 too many')).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('Characters: 2 too many');
  });

  it('is described by its description', () => {
    render(<Title />);
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription('A few words.');
    expect(screen.getByRole('textbox')).toBeValid();
  });

  it('is invalid and described by its error when there is one', () => {
    render(<Title error="Title is required." />);
    expect(screen.getByRole('textbox')).toBeInvalid();
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Title is required.');
  });
});

describe('a text area', () => {
  const nothing = () => undefined;

  it('is described by its error', () => {
    render(<TextArea label="Your text" value="" onChange={nothing} error="Please fill in all fields." />);
    const area = screen.getByRole('textbox', { name: 'Your text' });
    expect(area).toBeInvalid();
    expect(area).toHaveAccessibleDescription('Please fill in all fields.');
  });

  it('keeps its name when the label is hidden', () => {
    render(<TextArea label="Your comment" isLabelHidden value="" onChange={nothing} />);
    expect(screen.getByRole('textbox', { name: 'Your comment' })).toBeInTheDocument();
  });
});
