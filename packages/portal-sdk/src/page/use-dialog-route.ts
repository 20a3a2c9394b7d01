import { usePortal } from '../module/portal-context.ts';
import { dialogEntry, isDialogEntry } from '../navigation/dialog-entry.ts';

/** Dialogs with a URL: closing one goes back to where it was opened, or to `under` if it was opened by its URL. */
export function useDialogRoute(under: string) {
  const { navigation } = usePortal();
  return {
    open: (path: string) => navigation.push(path, { state: dialogEntry }),
    close: () => {
      if (isDialogEntry(navigation.getLocation().state)) navigation.go(-1);
      else navigation.push(under, { replace: true });
    },
  };
}
