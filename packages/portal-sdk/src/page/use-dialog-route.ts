import { usePortal } from '../module/portal-context.ts';
import { closablePageEntry, dialogEntry, isClosable } from '../navigation/dialog-entry.ts';

/**
 * Opens and closes dialogs that have a URL. Closing one goes back to the page where it was opened.
 *
 * @param parent the path that closing leads to if the dialog was opened by its URL
 * @returns `open` for a dialog, `openPage` for a page that closes like one, and `close`
 *
 * @example
 * const { open, close } = useDialogRoute('/notices');
 * <Button onPress={() => open('/notices/new')}>New post</Button>
 */
export function useDialogRoute(parent: string) {
  const { navigation } = usePortal();
  return {
    open: (path: string) => navigation.push(path, { state: dialogEntry }),
    /** Opens a page that is no dialog but closes as one does. */
    openPage: (path: string) => navigation.push(path, { state: closablePageEntry }),
    close: () => {
      if (isClosable(navigation.getLocation().state)) navigation.go(-1);
      else navigation.push(parent, { replace: true });
    },
  };
}
