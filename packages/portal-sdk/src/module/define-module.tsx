import React, { startTransition } from 'react';
import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import type { RootOptions } from 'react-dom/client';
import singleSpaReact from 'single-spa-react';
import type { ReactAppOrParcel } from 'single-spa-react';
import type { ModuleProps } from '../module-props.ts';
import { CrashBoundary } from './crash-boundary.tsx';
import { ModuleRoot } from './module-root.tsx';

export interface ModuleDefinition {
  /** The route table; it renders below a router whose basename is the module's route. */
  readonly app: ComponentType;
}

/** What a module exposes as `./module`. */
export type ModuleLifecycles = Required<ReactAppOrParcel<ModuleProps>>;

/**
 * Turns a React app into a module of the portal:
 * `export const { bootstrap, mount, unmount, update } = defineModule({ app: App });`
 */
export function defineModule({ app }: ModuleDefinition): ModuleLifecycles {
  // No `name`: two instances of one name would share a slot, and unmounting the first would clear the second.
  const { bootstrap, mount, unmount, update } = singleSpaReact<ModuleProps>({
    React,
    ReactDOMClient: { createRoot: createConcurrentRoot },
    rootComponent: (props: ModuleProps) => <ModuleRoot app={app} portal={props} />,
    errorBoundaryClass: CrashBoundary,
  });
  if (!update) throw new TypeError('single-spa-react made no update lifecycle.');
  return { bootstrap, mount, unmount, update };
}

/** Draws in slices: a whole page at once would hold up the member's next touch. */
function createConcurrentRoot(container: Element, options?: RootOptions) {
  const root = createRoot(container, options);
  return {
    render: (page: React.ReactNode) => startTransition(() => root.render(page)),
    unmount: () => root.unmount(),
  };
}
