import type { SearchPage } from '@seed/contracts/menus';
import { useSearchShortcut } from '@seed/portal-sdk/host';
import { SearchLink } from '@seed/ui/search-link';
import { messages } from '../messages.ts';
import { usePortal } from '../portal/portal-context.ts';

/**
 * The way to the search page that a module declares. It looks like a field on a wide screen; the page has the real one, which gets
 * the focus and searches during typing. Ctrl+K and `/` open it from every page; members can turn `/` off.
 */
export const HeaderSearch = ({ page: { href, label } }: { readonly page: SearchPage }) => {
  const { navigation } = usePortal();
  const shortcuts = useSearchShortcut(() => {
    // On the page itself the shortcut moves the focus to its field.
    if (navigation.getLocation().pathname !== href) navigation.push(href);
  });
  return (
    <SearchLink
      href={href}
      label={label}
      keys={messages.header.searchKeys(navigator.platform.startsWith('Mac'))}
      aria-keyshortcuts={shortcuts}
    />
  );
};
