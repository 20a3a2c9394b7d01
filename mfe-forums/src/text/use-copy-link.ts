import { useNotify } from '@seed/portal-sdk';
import { messages } from '../messages.ts';

/** Copies the address of a page of the portal. Where the browser refuses the clipboard, a notice shows the address. */
export function useCopyLink(): (path: string) => Promise<void> {
  const notify = useNotify();
  return async (path) => {
    const address = new URL(path, location.origin).href;
    try {
      await navigator.clipboard.writeText(address);
      notify({ tone: 'success', text: messages.link.copied });
    } catch {
      // Without permission or TLS there is no clipboard. A notice of an error stays until it is dismissed.
      notify({ tone: 'error', text: messages.link.notCopied(address) });
    }
  };
}
