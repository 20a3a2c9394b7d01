import { act, render, screen } from '@testing-library/react';
import { ModuleRoot, testPortal } from '../testing.ts';
import { useMinimumDelay } from './use-minimum-delay.ts';

const Waiting = () => <p>{useMinimumDelay('greeting', 500) ? 'Ready' : 'Waiting'}</p>;

test('a delay runs once per visit', async () => {
  jest.useFakeTimers();
  try {
    const { props } = testPortal({ at: '/', basename: '/', handlers: [] });
    const first = render(
      <ModuleRoot portal={props}>
        <Waiting />
      </ModuleRoot>,
    );
    await act(() => jest.advanceTimersByTimeAsync(490));
    expect(screen.getByText('Waiting')).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(20));
    expect(screen.getByText('Ready')).toBeVisible();
    first.unmount();
    const again = render(
      <ModuleRoot portal={props}>
        <Waiting />
      </ModuleRoot>,
    );
    expect(screen.getByText('Ready')).toBeVisible();
    again.unmount();
    render(
      <ModuleRoot portal={testPortal({ at: '/', basename: '/', handlers: [] }).props}>
        <Waiting />
      </ModuleRoot>,
    );
    expect(screen.getByText('Waiting')).toBeVisible();
  } finally {
    jest.useRealTimers();
  }
});
