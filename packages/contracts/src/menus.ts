import * as z from '@seed/contracts/schema';

export { visibleEntries } from './visible-entries.ts';

/** A path of the portal, e.g. `/meetings`. */
const path = z.string().check(z.startsWith('/'));
/** In `module.json` a file of the module's folder `menu/`, e.g. `menu/notices.svg`; in the boot document its address. */
const picture = z.string().check(z.regex(/\.svg$/, 'a picture of a menu is an SVG file'));
/** In `module.json` a file of the folder `menu/`; in a release its content, so that it needs no request. */
const inlinePicture = z
  .string()
  .check(z.regex(/^(menu\/[a-z0-9-]+\.svg|data:image\/svg\+xml,[^\s"]+)$/, 'a picture of the header is an SVG file'));
const text = (max: number) => z.string().check(z.minLength(1), z.maxLength(max));
const order = z.int().check(z.describe('Entries of all modules are sorted by it, ascending'));
const roles = z
  ._default(z.array(z.string()).check(z.maxLength(20)), [])
  .check(z.describe('Realm roles that see the entry; everybody if there are none'));

/** A tile of the main menu. */
export const menuTile = z.object({ title: text(40), href: path, artwork: picture, order, roles });
/** A link of Quick Access, in the header and in the burger menu. */
export const quickLink = z.object({ label: text(24), href: path, icon: picture, order, roles });
/**
 * A link in the header of every page. The shell shows it without code of the module; an extension in the slot `header.link`
 * names what is new at its page.
 */
export const headerLink = z.object({ label: text(24), href: path, icon: inlinePicture, order, roles });
/** The page that searches the whole portal. The header of every page has a link to it, and shortcuts open it. */
export const searchPage = z.object({ label: text(24), href: path });
/** A shortcut of the installed portal. The web manifest is public, so shortcuts have no roles. */
export const appShortcut = z.object({ name: text(24), description: text(80), href: path, order });

export type MenuTile = z.infer<typeof menuTile>;
export type QuickLink = z.infer<typeof quickLink>;
export type HeaderLink = z.infer<typeof headerLink>;
export type SearchPage = z.infer<typeof searchPage>;
export type AppShortcut = z.infer<typeof appShortcut>;
