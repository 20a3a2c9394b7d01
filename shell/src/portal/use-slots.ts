import type { Slots } from '@seed/portal-sdk/host';
import { usePortal } from './portal-context.ts';
import { useMember } from '../session/session-context.ts';

/** The portal's slots for the member; null without a session. */
export function useSlots(): Slots | null {
  const { propsFor } = usePortal();
  const member = useMember();
  return member && propsFor(member).slots;
}
