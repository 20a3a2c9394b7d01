import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { ModuleRoot, testPortal } from '../testing.ts';
import { useLoadMoreFocus } from './use-load-more-focus.ts';

const addedMessage = (added: number) => `${added} more`;

const Rows = () => {
  const [count, setCount] = useState(2);
  const { list, onLoadMore } = useLoadMoreFocus(count, addedMessage);
  const more = () => {
    onLoadMore();
    setCount(count + 2);
  };
  return (
    <>
      <ul ref={list}>
        {Array.from({ length: count }, (_, at) => (
          <li key={at}>
            <a href={`/${at}`}>Row {at}</a>
          </li>
        ))}
      </ul>
      <button onClick={more}>More</button>
      <button onClick={() => setCount(count + 1)}>Arrived by itself</button>
    </>
  );
};

test('the first new row gets the focus after Load more, and only then', () => {
  const { props, announcements } = testPortal({ at: '/', basename: '/', handlers: [] });
  render(
    <ModuleRoot portal={props}>
      <Rows />
    </ModuleRoot>,
  );
  act(() => screen.getByRole('button', { name: 'More' }).click());
  expect(screen.getByRole('link', { name: 'Row 2' })).toHaveFocus();
  expect(announcements).toEqual(['2 more']);
  act(() => screen.getByRole('button', { name: 'Arrived by itself' }).click());
  expect(screen.getByRole('link', { name: 'Row 2' })).toHaveFocus();
  expect(announcements).toHaveLength(1);
});
