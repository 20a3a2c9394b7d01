import type { ComponentType } from 'react';
import type { ReactAppOrParcel } from 'single-spa-react';
import { defineLifecycles } from '../module/define-lifecycles.tsx';
import { ModuleRoot } from '../module/module-root.tsx';
import type { ModuleProps } from '../module-props.ts';
import type { SlotName, SlotProps } from './slots.ts';

/** The argument of `defineExtension`. */
export interface ExtensionDefinition<Name extends SlotName> {
  readonly slot: Name;
  /** Shown in the slot; it may use the SDK's hooks, and links lead to whole paths of the portal. */
  readonly component: ComponentType<SlotProps[Name]>;
}

/** The props that the shell gives to an extension. */
export interface ExtensionProps<Name extends SlotName> extends ModuleProps {
  readonly slotProps: SlotProps[Name];
}

/** The single-spa lifecycles that a module exposes as an extension. */
export type ExtensionLifecycles<Name extends SlotName> = Required<ReactAppOrParcel<ExtensionProps<Name>>>;

/**
 * Turns a component into an extension of a slot. The file `src/extensions/<name>.ts` exports the result, and
 * `module.json` declares the extension.
 *
 * @returns the single-spa lifecycles that the shell mounts
 * @example
 * const Posts = ({ name }: SlotProps['profile.section']) => <h2>{`What ${name} wrote`}</h2>;
 * export const { bootstrap, mount, unmount, update } = defineExtension({ slot: 'profile.section', component: Posts });
 */
export function defineExtension<Name extends SlotName>({
  component: Component,
}: ExtensionDefinition<Name>): ExtensionLifecycles<Name> {
  return defineLifecycles<ExtensionProps<Name>>((props) => (
    <ModuleRoot portal={props}>
      <Component {...props.slotProps} />
    </ModuleRoot>
  ));
}
