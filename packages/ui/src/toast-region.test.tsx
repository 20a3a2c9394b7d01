import { act, fireEvent, render, screen } from '@testing-library/react';
import { createToastQueue } from './toast-queue.ts';
import { ToastRegion } from './toast-region.tsx';

const show = () => {
  const queue = createToastQueue();
  render(<ToastRegion queue={queue} duration={1000} />);
  return queue;
};

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

describe('the toast region', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('exists before the first toast, for screen readers', () => {
    show();
    expect(screen.getByRole('region', { name: 'Notices' })).toBeInTheDocument();
    expect(screen.getByRole('list')).toHaveAttribute('aria-live', 'polite');
  });

  it('shows a toast and removes it after its time', () => {
    const queue = show();
    act(() => void queue.notify({ tone: 'success', text: 'Saved.' }));
    expect(screen.getByText('Saved.')).toBeInTheDocument();
    wait(1000);
    expect(screen.queryByText('Saved.')).not.toBeInTheDocument();
  });

  it('stops the time while the pointer is on it', () => {
    const queue = show();
    act(() => void queue.notify({ tone: 'info', text: 'Read me.' }));
    fireEvent.pointerEnter(screen.getByRole('region'));
    wait(5000);
    expect(screen.getByText('Read me.')).toBeInTheDocument();
    fireEvent.pointerLeave(screen.getByRole('region'));
    wait(1000);
    expect(screen.queryByText('Read me.')).not.toBeInTheDocument();
  });

  it('keeps an error until it is dismissed', () => {
    const queue = show();
    act(() => void queue.notify({ tone: 'error', text: 'Not saved.' }));
    wait(60_000);
    expect(screen.getByRole('alert')).toHaveTextContent('Not saved.');
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText('Not saved.')).not.toBeInTheDocument();
  });

  it('closes on Escape, restores the focus and lets the next toast time out', () => {
    const queue = createToastQueue();
    render(
      <>
        <input aria-label="Note" />
        <ToastRegion queue={queue} duration={1000} />
      </>,
    );
    screen.getByLabelText('Note').focus();
    act(() => void queue.notify({ tone: 'info', text: 'Read me.' }));
    act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
    fireEvent.keyDown(screen.getByRole('button', { name: 'Dismiss' }), { key: 'Escape' });
    expect(screen.queryByText('Read me.')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Note')).toHaveFocus();
    act(() => void queue.notify({ tone: 'info', text: 'And me.' }));
    wait(1000);
    expect(screen.queryByText('And me.')).not.toBeInTheDocument();
  });

  it('offers an action for its time, also while the focus is on it, and then returns the focus', () => {
    const queue = createToastQueue();
    const onPress = jest.fn();
    render(
      <>
        <input aria-label="Note" />
        <ToastRegion queue={queue} duration={1000} />
      </>,
    );
    screen.getByLabelText('Note').focus();
    const action = { label: 'Undo', onPress, offeredMs: 10_000 };
    act(() => void queue.notify({ tone: 'success', text: 'Deleted.', action }));
    const undo = screen.getByRole('button', { name: 'Undo' });
    expect(undo).toHaveAccessibleDescription('Deleted.');
    act(() => undo.focus());
    wait(9999);
    expect(undo).toBeInTheDocument();
    wait(1);
    expect(screen.queryByText('Deleted.')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Note')).toHaveFocus();
    expect(onPress).not.toHaveBeenCalled();
  });

  it('runs the action once and removes its toast only', () => {
    const queue = show();
    const pressed: string[] = [];
    const deleted = (name: string) =>
      queue.notify({
        tone: 'success',
        text: 'Deleted.',
        action: { label: 'Undo', onPress: () => pressed.push(name), offeredMs: 10_000 },
      });
    act(() => void ['first', 'second'].forEach(deleted));
    fireEvent.click(screen.getAllByRole('button', { name: 'Undo' })[0] as HTMLElement);
    expect(pressed).toEqual(['first']);
    expect(screen.getAllByText('Deleted.')).toHaveLength(1);
  });

  it('shows the same text once, and at most three toasts', () => {
    const queue = show();
    act(() => {
      for (const text of ['One', 'One', 'Two', 'Three', 'Four']) queue.notify({ tone: 'info', text });
    });
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Two', 'Three', 'Four']);
  });
});
