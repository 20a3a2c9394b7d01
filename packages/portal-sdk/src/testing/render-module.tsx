import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { ModuleRoot } from '../module/module-root.tsx';
import { testPortal } from './test-portal.ts';
import type { TestPortal, TestPortalOptions } from './test-portal.ts';

export interface RenderedModule extends TestPortal {
  /** Who types and presses. */
  readonly member: ReturnType<typeof userEvent.setup>;
  /** Leaves the page as a reload does, and shows what the URL says again. */
  reload(): RenderedModule;
}

/** Shows a module in a portal for tests. */
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

/** Chooses from the menu behind a button. */
export async function chooseMenuItem(member: RenderedModule['member'], menu: string, item: string): Promise<void> {
  await member.click(await screen.findByRole('button', { name: menu }));
  await member.click(await screen.findByRole('menuitem', { name: item }));
}
