import { usePortal } from '@seed/portal-sdk';
import { SearchLink } from '@seed/ui/search-link';
import { paths } from '../paths.ts';
import { messages } from './opener-messages.ts';
import { useSearchShortcut } from './use-search-shortcut.ts';

/**
 * The way to the search in the header, which Ctrl+K and `/` open from every page; members can turn `/` off. It looks like a field on a wide screen;
 * the page has the real one, which gets the focus and searches during typing.
 */
export const OpenSearch = () => {
  const { navigation } = usePortal();
  const shortcuts = useSearchShortcut(() => {
    // On the page itself the shortcut moves the focus to its field.
    if (navigation.getLocation().pathname !== paths.search) navigation.push(paths.search);
  });
  return (
    <SearchLink
      href={paths.search}
      label={messages.open}
      keys={messages.keys(navigator.platform.startsWith('Mac'))}
      aria-keyshortcuts={shortcuts}
    />
  );
};
