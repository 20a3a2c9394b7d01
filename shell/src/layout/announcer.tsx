import { VisuallyHidden } from '@seed/ui/visually-hidden';
import { useSyncExternalStore } from 'react';
import { usePortal } from '../portal/portal-context.ts';

/** Reads out the announcements of modules. */
export const Announcer = () => {
  const { announcement } = usePortal();
  const text = useSyncExternalStore(announcement.subscribe, announcement.get);
  return (
    <VisuallyHidden>
      <span aria-live="polite" aria-atomic="true">
        {text}
      </span>
    </VisuallyHidden>
  );
};
