import { useEffect } from 'react';
import { messages } from '../messages.ts';

/**
 * Sets the page title, again when `page` changes: what is inside may set a better one meanwhile.
 * @param title undefined leaves the title to the page
 */
export function usePageTitle(title: string | undefined, page?: string): void {
  useEffect(() => {
    if (title !== undefined) document.title = title === messages.product ? title : `${title} · ${messages.product}`;
  }, [title, page]);
}
