import { UiProvider } from '@seed/ui/ui-provider';
import { QueryClientProvider } from '@tanstack/react-query';
import React from 'react';
import type { ComponentType } from 'react';
import ReactDOMClient from 'react-dom/client';
import singleSpaReact from 'single-spa-react';
import type { ReactAppOrParcel } from 'single-spa-react';
import type { ModuleProps } from '../module-props.ts';
import { RouterBridge } from '../navigation/router-bridge.tsx';
import { CrashBoundary } from './crash-boundary.tsx';
import { PortalContext } from './portal-context.ts';

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
export function defineModule({ app: App }: ModuleDefinition): ModuleLifecycles {
  const Root = (props: ModuleProps) => (
    <PortalContext value={props}>
      <QueryClientProvider client={props.api.cache}>
        <UiProvider navigate={props.navigation.push} locale={props.locale}>
          <RouterBridge key={props.basename} navigation={props.navigation} basename={props.basename}>
            <App />
          </RouterBridge>
        </UiProvider>
      </QueryClientProvider>
    </PortalContext>
  );
  // No `name`: two instances of one name would share a slot, and unmounting the first would clear the second.
  const lifecycles = singleSpaReact<ModuleProps>({
    React,
    ReactDOMClient,
    rootComponent: Root,
    errorBoundaryClass: CrashBoundary,
  });
  const { bootstrap, mount, unmount, update } = lifecycles;
  if (!update) throw new TypeError('single-spa-react made no update lifecycle.');
  return { bootstrap, mount, unmount, update };
}
