import { entityId } from '@seed/contracts/fields';
import { useParams } from 'react-router-dom';

/**
 * The `:id` of the route as a number.
 *
 * @returns null if it is not a positive integer, so that no entity can have it
 *
 * @example
 * const id = useIdParam();
 * if (id === null) return <NotFoundPage {...messages.postNotFound} href="/notices" />;
 */
export function useIdParam(): number | null {
  return entityId.safeParse(useParams()['id']).data ?? null;
}
