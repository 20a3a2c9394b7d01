import type { ComponentType } from 'react';
import type { ReactAppOrParcel } from 'single-spa-react';
import type { ModuleProps } from '../module-props.ts';
import { defineLifecycles } from './define-lifecycles.tsx';
import { ModuleRoot } from './module-root.tsx';

/** The argument of `defineModule`. */
export interface ModuleDefinition {
  /** The route table; it renders below a router whose basename is the module's route. */
  readonly app: ComponentType;
}

/** The single-spa lifecycles that a module exposes as `./module`. */
export type ModuleLifecycles = Required<ReactAppOrParcel<ModuleProps>>;

/**
 * Turns a React app into a module of the portal. `src/index.ts` of the module exports the result.
 *
 * @returns the single-spa lifecycles that the shell mounts
 * @throws TypeError if single-spa-react makes no update lifecycle, which version 6 always does
 * @example
 * const App = () => <h1>Notices</h1>;
 * export const { bootstrap, mount, unmount, update } = defineModule({ app: App });
 */
export function defineModule({ app: App }: ModuleDefinition): ModuleLifecycles {
  return defineLifecycles<ModuleProps>((props) => (
    <ModuleRoot portal={props}>
      <App />
    </ModuleRoot>
  ));
}
