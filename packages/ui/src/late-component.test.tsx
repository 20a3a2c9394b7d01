import { act, render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { lateComponent } from './late-component.ts';

const Greeting = ({ name }: { readonly name: string }) => <p>Hello {name}</p>;

/** Shows the message of an error below it. */
class Boundary extends Component<{ readonly children: ReactNode }, { readonly message?: string }> {
  override state: { readonly message?: string } = {};
  static getDerivedStateFromError(error: Error) {
    return { message: error.message };
  }
  override render() {
    return this.state.message ?? this.props.children;
  }
}

/** Code that arrives, or fails to, when the test lets it. */
function lateCode() {
  const waiting: { readonly arrive: () => void; readonly fail: () => void }[] = [];
  const load = jest.fn(
    () =>
      new Promise<typeof Greeting>((resolve, reject) =>
        waiting.push({ arrive: () => resolve(Greeting), fail: () => reject(new Error('not found')) }),
      ),
  );
  const next = (end: 'arrive' | 'fail') => act(async () => waiting.shift()?.[end]());
  return { load, next };
}

test('a late component has its placeholder until its code has loaded, and shows at once then', async () => {
  const { load, next } = lateCode();
  const Late = lateComponent(load);
  const { container } = render(<Late name="Ana" whileLoading={<p>One moment</p>} />);
  expect(container).toHaveTextContent('One moment');
  await next('arrive');
  expect(container).toHaveTextContent('Hello Ana');
  expect(container).not.toHaveTextContent('One moment');
});

test('code that was fetched ahead shows in the first frame, and is fetched once', async () => {
  const { load, next } = lateCode();
  const Late = lateComponent(load);
  const ahead = Late.load();
  await next('arrive');
  await ahead;
  render(<Late name="Ana" />);
  render(<Late name="Ben" />);
  expect(screen.getByText('Hello Ana')).toBeVisible();
  expect(screen.getByText('Hello Ben')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

test('a failure reaches the boundary around it, and the code is fetched again when it is shown next', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { load, next } = lateCode();
  const Late = lateComponent(load);
  const ahead = Late.load();
  await next('fail');
  await expect(ahead).resolves.toBeUndefined();
  const { container, unmount } = render(<Late name="Ana" />, { wrapper: Boundary });
  await next('fail');
  expect(container).toHaveTextContent('not found');
  unmount();
  const again = render(<Late name="Ana" />, { wrapper: Boundary });
  await next('arrive');
  expect(again.container).toHaveTextContent('Hello Ana');
});
