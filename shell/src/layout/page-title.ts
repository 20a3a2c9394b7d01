import { useEffect } from 'react';
import { messages } from '../messages.ts';

/**
 * Sets the document title, and again when `page` changes, because a module may have set its own meanwhile.
 *
 * @param title undefined leaves the title as it is
 */
export function usePageTitle(title: string | undefined, page?: string): void {
  useEffect(() => {
    if (title !== undefined) document.title = title === messages.product ? title : `${title} · ${messages.product}`;
  }, [title, page]);
}
