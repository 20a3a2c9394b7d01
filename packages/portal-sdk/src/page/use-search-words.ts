import { useLocation } from 'react-router-dom';
import { usePortal } from '../module/portal-context.ts';

/** The words searched for are in the URL (`/forums?q=…`): they can be shared and survive a reload. */
export function useSearchWords() {
  const { navigation } = usePortal();
  const words = new URLSearchParams(useLocation().search).get('q')?.trim() ?? '';
  const search = (next: string) => {
    const query = next === '' ? '' : `?${new URLSearchParams({ q: next })}`;
    navigation.push(`${navigation.getLocation().pathname}${query}`, { replace: true });
  };
  return { words, search };
}
