import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { ModuleRoot } from '../module/module-root.tsx';
import { testPortal } from './test-portal.ts';
import type { TestPortal, TestPortalOptions } from './test-portal.ts';

/** A module in a portal for tests. */
export interface RenderedModule extends TestPortal {
  /** Types and presses as a member does. */
  readonly member: ReturnType<typeof userEvent.setup>;
  /** Leaves the page as a reload does, and renders the page of the URL again. */
  reload(): RenderedModule;
}

/**
 * Renders a module in a portal for tests.
 *
 * @returns the portal of the test, with the simulated member
 *
 * @example
 * const { member, calls } = renderModule(App, { at: '/forums/7', basename: '/forums', handlers: forumsMocks(world) });
 */
export function renderModule(App: ComponentType, options: TestPortalOptions): RenderedModule {
  const portal = testPortal(options);
  const member = userEvent.setup();
  const { unmount } = render(
    <ModuleRoot portal={portal.props}>
      <App />
    </ModuleRoot>,
  );
  const reload = () => {
    act(() => void dispatchEvent(new Event('pagehide')));
    unmount();
    const { pathname, search } = portal.props.navigation.getLocation();
    return renderModule(App, { ...options, at: pathname + search });
  };
  return Object.assign(portal, { member, reload });
}

/**
 * Opens a menu by the name of its button and chooses an item.
 *
 * @param member from `renderModule`
 * @param menu the name of the button
 * @param item the text of the item
 *
 * @example
 * await chooseMenuItem(member, 'Options for your post', 'Delete');
 */
export async function chooseMenuItem(member: RenderedModule['member'], menu: string, item: string): Promise<void> {
  await member.click(await screen.findByRole('button', { name: menu }));
  await member.click(await screen.findByRole('menuitem', { name: item }));
}
