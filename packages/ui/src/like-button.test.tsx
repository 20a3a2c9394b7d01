import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LikeButton } from './like-button.tsx';

describe('a like button', () => {
  it('has a name with the item, the number of likes and whether the member likes it', () => {
    render(<LikeButton subject="this post" isLiked count={1} onChange={() => undefined} />);
    expect(screen.getByRole('button', { name: 'Like this post, 1 like', pressed: true })).toBeInTheDocument();
  });

  it('requests the other state when pressed', async () => {
    const onChange = jest.fn();
    const { rerender } = render(<LikeButton subject="this post" isLiked={false} count={0} onChange={onChange} />);
    await userEvent.click(screen.getByRole('button', { name: 'Like this post, 0 likes', pressed: false }));
    expect(onChange).toHaveBeenLastCalledWith(true);
    rerender(<LikeButton subject="this post" isLiked count={1} onChange={onChange} />);
    await userEvent.keyboard('{Enter}');
    expect(onChange).toHaveBeenLastCalledWith(false);
  });

  it('has a button for the members who like it, and keeps the focus when the first like appears', async () => {
    const onPressCount = jest.fn();
    const props = { subject: 'this post', isLiked: false, onChange: () => undefined, onPressCount };
    const { rerender } = render(<LikeButton {...props} count={0} />);
    expect(screen.getAllByRole('button')).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Like this post, 0 likes' }));
    rerender(<LikeButton {...props} isLiked count={1} />);
    expect(screen.getByRole('button', { name: 'Like this post, 1 like', pressed: true })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: '1 like of this post: show the members' }));
    expect(onPressCount).toHaveBeenCalledTimes(1);
  });
});
