import { useLocation } from 'react-router-dom';
import { usePortal } from '../module/portal-context.ts';

/**
 * A filter of a list, kept in the URL (`/notices?topic=travel`) so that it can be shared and survives a reload.
 *
 * @param name the name of the query parameter
 * @returns `value`, '' without a filter, and `choose`, which replaces it and keeps the other filters
 *
 * @example
 * const { value: country, choose } = useUrlFilter('country');
 */
export function useUrlFilter(name: string) {
  const { navigation } = usePortal();
  const value = new URLSearchParams(useLocation().search).get(name)?.trim() ?? '';
  const choose = (next: string) => {
    const { pathname, search } = navigation.getLocation();
    const filters = new URLSearchParams(search);
    if (next === '') filters.delete(name);
    else filters.set(name, next);
    navigation.push(filters.size === 0 ? pathname : `${pathname}?${filters}`, { replace: true });
  };
  return { value, choose };
}
