import { fireEvent, render, screen } from '@testing-library/react';
import { Avatar } from './avatar.tsx';

const picture = () => screen.getByRole('img', { name: 'Kenji' });

describe('an avatar', () => {
  it('shows the picture', () => {
    render(<Avatar src="/uploads/kenji.webp" alt="Kenji" />);
    expect(picture()).toHaveAttribute('src', '/uploads/kenji.webp');
  });

  it.each([undefined, null, ''])('shows the default picture when there is none (%p)', (src) => {
    render(<Avatar src={src} alt="Kenji" />);
    expect(picture()).toHaveAttribute('src', 'asset');
  });

  it('shows the default picture when the picture fails, and the next picture again', () => {
    const { rerender } = render(<Avatar src="/uploads/gone.webp" alt="Kenji" />);
    fireEvent.error(picture());
    expect(picture()).toHaveAttribute('src', 'asset');
    rerender(<Avatar src="/uploads/new.webp" alt="Kenji" />);
    expect(picture()).toHaveAttribute('src', '/uploads/new.webp');
  });
});
