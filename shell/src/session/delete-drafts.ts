import { deleteDrafts } from '@seed/portal-sdk/host';
import { onceLeft } from './clear-device.ts';

/** Deletes the drafts of a member on this device, also those that forms save while the page is left. */
export function deleteDraftsOf(memberId: string): void {
  deleteDrafts(memberId);
  onceLeft(() => deleteDrafts(memberId));
}
