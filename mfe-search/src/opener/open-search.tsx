import { usePortal } from '@seed/portal-sdk';
import { SearchIcon } from '@seed/ui/icons/search';
import { Link } from '@seed/ui/link';
import { paths } from '../paths.ts';
import { messages } from './opener-messages.ts';
import { shortcuts, useSearchShortcut } from './use-search-shortcut.ts';
import styles from './open-search.module.css';

/**
 * The way to the search in the header, which Ctrl+K and `/` open from every page. It looks like a field on a wide screen;
 * the page has the real one, which gets the focus and searches during typing.
 */
export const OpenSearch = () => {
  const { navigation } = usePortal();
  useSearchShortcut(() => {
    // On the page itself the shortcut moves the focus to its field.
    if (navigation.getLocation().pathname !== paths.search) navigation.push(paths.search);
  });
  return (
    <Link
      href={paths.search}
      variant="bare"
      className={styles.open ?? ''}
      aria-label={messages.open}
      aria-keyshortcuts={shortcuts}
    >
      <SearchIcon />
      <span className={styles.label}>{messages.open}</span>
      <kbd className={styles.keys}>{messages.keys(navigator.platform.startsWith('Mac'))}</kbd>
    </Link>
  );
};
