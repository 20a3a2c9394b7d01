import { useLocation } from 'react-router-dom';
import { usePortal } from '../module/portal-context.ts';

/** What a list is narrowed by is in the URL (`/community/alumni?country=Japan`): it can be shared, survives a reload. */
export function useUrlFilter(name: string) {
  const { navigation } = usePortal();
  const value = new URLSearchParams(useLocation().search).get(name)?.trim() ?? '';
  /** Nothing chosen is ''; the other filters stay. */
  const choose = (next: string) => {
    const { pathname, search } = navigation.getLocation();
    const filters = new URLSearchParams(search);
    if (next === '') filters.delete(name);
    else filters.set(name, next);
    navigation.push(filters.size === 0 ? pathname : `${pathname}?${filters}`, { replace: true });
  };
  return { value, choose };
}
