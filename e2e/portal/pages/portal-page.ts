import type { Locator, Page } from '@playwright/test';
import type { Account } from '../session.ts';
import type { Viewport } from '../viewports.ts';
import type { World } from '../world.ts';

/** A page of the portal, or a state of one that looks different. */
export interface PortalPage {
  /** A description that also makes a file name. */
  readonly name: string;
  readonly path: Path;
  readonly as: Account | 'guest';
  /** There when the page is. */
  readonly shows: (page: Page) => Locator;
  /** Whether it lies over another page, of which then only the picture is seen. */
  readonly isDialog?: boolean;
  /** Pressed on the page below, it opens this dialog too. */
  readonly opener?: Opener;
  /** Before it is loaded: what makes it fail. */
  readonly arrange?: (page: Page) => Promise<unknown>;
  /** After it is loaded: what leads to this state of it. */
  readonly open?: (page: Page) => Promise<unknown>;
  /** In one size only. */
  readonly only?: Viewport;
  /** The lines that its failure makes the browser log. */
  readonly mayLog?: RegExp;
}

type Path = string | ((world: World) => string);

interface Opener {
  readonly on: Path;
  /** Name of the button. */
  readonly button: string;
}

/** The heading of a page; any when no name is given. */
export function heading(name?: string | RegExp): PortalPage['shows'] {
  return (page) => page.getByRole('heading', { level: 1, ...(name !== undefined && { name }) });
}

/** A dialog and the page that it lies over. */
export function dialog(title: string | RegExp): Pick<PortalPage, 'shows' | 'isDialog'> {
  return { isDialog: true, shows: (page) => page.getByRole('dialog', { name: title }) };
}

/** A call of the API that gets no response from the service. */
export const serviceIsAway = (path: RegExp) => (page: Page) =>
  page.route(path, (route) => route.fulfill({ status: 503 }));
