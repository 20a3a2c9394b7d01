import type { Locator, Page } from '@playwright/test';
import type { Account } from '../session.ts';
import type { Viewport } from '../viewports.ts';
import type { World } from '../world.ts';

/** A page of the portal, or a state of one that looks different. */
export interface PortalPage {
  /** A description, also used as a file name. */
  readonly name: string;
  readonly path: Path;
  readonly as: Account | 'guest';
  /** Visible when the page is loaded. */
  readonly shows: (page: Page) => Locator;
  /** The titles of the sections that other modules add: they load when they come near the screen. */
  readonly sections?: readonly string[];
  /** Whether it is a dialog over another page. */
  readonly isDialog?: boolean;
  /** A button of the page below that opens this dialog as well. */
  readonly opener?: Opener;
  /** Called before it is loaded, e.g. to make a request fail. */
  readonly arrange?: (page: Page) => Promise<unknown>;
  /** Called after it is loaded, to bring it into this state. */
  readonly open?: (page: Page) => Promise<unknown>;
  /** Set if it exists in one size only. */
  readonly only?: Viewport;
  /** The lines that the browser may log. */
  readonly mayLog?: RegExp;
}

type Path = string | ((world: World) => string);

interface Opener {
  readonly on: Path;
  /** The name of the button. */
  readonly button: string;
}

/** A heading of the page; without a name, any. */
export function heading(name?: string | RegExp): PortalPage['shows'] {
  return (page) => page.getByRole('heading', { level: 1, ...(name !== undefined && { name }) });
}

/** Returns a dialog together with the page below it. */
export function dialog(title: string | RegExp): Pick<PortalPage, 'shows' | 'isDialog'> {
  return { isDialog: true, shows: (page) => page.getByRole('dialog', { name: title }) };
}

/** Makes a request to the API fail as if its service were down. */
export const serviceIsDown = (path: RegExp) => (page: Page) =>
  page.route(path, (route) => route.fulfill({ status: 503 }));
