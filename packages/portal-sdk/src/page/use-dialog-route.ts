import { usePortal } from '../module/portal-context.ts';
import { closablePageEntry, dialogEntry, isClosable } from '../navigation/dialog-entry.ts';

/** Dialogs with a URL: closing one goes back to where it was opened, or to `under` if it was opened by its URL. */
export function useDialogRoute(parent: string) {
  const { navigation } = usePortal();
  return {
    open: (path: string) => navigation.push(path, { state: dialogEntry }),
    /** Opens a page that is no dialog but closes like one. */
    openPage: (path: string) => navigation.push(path, { state: closablePageEntry }),
    close: () => {
      if (isClosable(navigation.getLocation().state)) navigation.go(-1);
      else navigation.push(parent, { replace: true });
    },
  };
}
