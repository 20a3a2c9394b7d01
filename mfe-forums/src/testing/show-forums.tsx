import { ModuleRoot, testPortal } from '@seed/portal-sdk/testing';
import type { TestPortal } from '@seed/portal-sdk/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from '../app.tsx';
import { forumsAnswers } from '../standalone/forums-answers.ts';
import type { ForumsWorld } from '../standalone/forums-world.ts';

/** Another member than the one who is signed in. */
export const kenji = { author: 'Kenji Tanaka', authorID: '11111111-0000-4000-8000-000000000003' } as const;

export interface ShownForums extends TestPortal {
  readonly member: ReturnType<typeof userEvent.setup>;
  /** Leaves the page as a reload does, and shows what the URL says again. */
  reload(): ShownForums;
}

/** Opens the module at a URL of the portal, over a world of posts, comments and notes. */
export function showForums(at: string, world: ForumsWorld): ShownForums {
  const basename = at.startsWith('/recommendations') ? '/recommendations' : '/forums';
  const portal = testPortal({ at, basename, answers: forumsAnswers(world) });
  const member = userEvent.setup();
  const { unmount } = render(<ModuleRoot app={App} portal={portal.props} />);
  const reload = () => {
    act(() => void dispatchEvent(new Event('pagehide')));
    unmount();
    const { pathname, search } = portal.props.navigation.getLocation();
    return showForums(pathname + search, world);
  };
  return Object.assign(portal, { member, reload });
}

/** Chooses from the menu behind a button. */
export async function choose(member: ShownForums['member'], menu: string, item: string): Promise<void> {
  await member.click(await screen.findByRole('button', { name: menu }));
  await member.click(await screen.findByRole('menuitem', { name: item }));
}
