import { act, render, screen } from '@testing-library/react';
import { ModuleRoot, testPortal } from '../testing.ts';
import { useUrlFilter } from './use-url-filter.ts';

const Filtered = () => {
  const country = useUrlFilter('country');
  return (
    <>
      <p>Country: {country.value}</p>
      <button onClick={() => country.choose('Japan')}>Japan</button>
      <button onClick={() => country.choose('')}>All</button>
    </>
  );
};

test('a filter is in the URL beside other parameters', () => {
  const { props } = testPortal({ at: '/community/alumni?q=ana', basename: '/community', handlers: [] });
  render(
    <ModuleRoot portal={props}>
      <Filtered />
    </ModuleRoot>,
  );
  act(() => screen.getByRole('button', { name: 'Japan' }).click());
  expect(screen.getByText('Country: Japan')).toBeVisible();
  expect(props.navigation.getLocation().search).toBe('?q=ana&country=Japan');
  act(() => screen.getByRole('button', { name: 'All' }).click());
  expect(props.navigation.getLocation().search).toBe('?q=ana');
  expect(props.navigation.getAction()).toBe('REPLACE');
});
