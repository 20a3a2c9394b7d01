import { entityId } from '@seed/contracts/fields';
import { useParams } from 'react-router-dom';

/** The id in the URL (`:id` of the route); null if it cannot be one. */
export function useIdParam(): number | null {
  return entityId.safeParse(useParams()['id']).data ?? null;
}
