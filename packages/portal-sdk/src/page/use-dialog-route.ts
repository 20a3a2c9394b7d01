import { usePortal } from '../module/portal-context.ts';

/** Marks history entries that were pushed by opening a dialog. */
const opened = { dialog: true };

/** Dialogs with a URL: closing one goes back to where it was opened, or to `under` if it was opened by its URL. */
export function useDialogRoute(under: string) {
  const { navigation } = usePortal();
  return {
    open: (path: string) => navigation.push(path, { state: opened }),
    close: () => {
      if (isOpened(navigation.getLocation().state)) navigation.go(-1);
      else navigation.push(under, { replace: true });
    },
  };
}

function isOpened(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'dialog' in state;
}
