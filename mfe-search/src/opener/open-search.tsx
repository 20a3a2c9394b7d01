import { usePortal } from '@seed/portal-sdk';
import { IconLink } from '@seed/ui/icon-link';
import { SearchIcon } from '@seed/ui/icons/search';
import { paths } from '../paths.ts';
import { messages } from './opener-messages.ts';
import { shortcuts, useSearchShortcut } from './use-search-shortcut.ts';

/** The way to the search in the header, which Ctrl+K and `/` open from every page. */
export const OpenSearch = () => {
  const { navigation } = usePortal();
  useSearchShortcut(() => {
    // On the page itself the shortcut moves the focus to its field.
    if (navigation.getLocation().pathname !== paths.search) navigation.push(paths.search);
  });
  return (
    <IconLink
      href={paths.search}
      label={messages.open}
      icon={<SearchIcon />}
      aria-keyshortcuts={shortcuts}
      title={`${messages.open} (Ctrl+K)`}
    />
  );
};
