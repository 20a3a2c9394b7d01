import React, { startTransition } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { RootOptions } from 'react-dom/client';
import singleSpaReact from 'single-spa-react';
import type { ReactAppOrParcel } from 'single-spa-react';
import type { ModuleProps } from '../module-props.ts';
import { CrashBoundary } from './crash-boundary.tsx';

/** The single-spa lifecycles of something that the shell mounts with its own React root and error boundary. */
export function defineLifecycles<Props extends ModuleProps>(render: (props: Props) => ReactNode) {
  // No `name`: two instances of one name would share a slot, and unmounting the first would clear the second.
  const { bootstrap, mount, unmount, update } = singleSpaReact<Props>({
    React,
    ReactDOMClient: { createRoot: createConcurrentRoot },
    rootComponent: (props) => (
      <CrashBoundary log={props.log} onCrash={props.onCrash}>
        {render(props)}
      </CrashBoundary>
    ),
    // The boundary is inside of the root component.
    suppressComponentDidCatchWarning: true,
  });
  if (!update) throw new TypeError('single-spa-react made no update lifecycle.');
  return { bootstrap, mount, unmount, update } satisfies ReactAppOrParcel<Props>;
}

/** Renders in a transition: a whole page in one task would delay the member's next input. */
function createConcurrentRoot(container: Element, options?: RootOptions) {
  const root = createRoot(container, options);
  return {
    render: (page: ReactNode) => startTransition(() => root.render(page)),
    unmount: () => root.unmount(),
  };
}
