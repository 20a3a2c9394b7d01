import { usePortal } from '../module/portal-context.ts';
import { SlotOutlet } from './slot-outlet.tsx';
import type { SlotOutletProps } from './slot-outlet.tsx';
import type { SlotName } from './slots.ts';

/**
 * A place in a module where other modules show their extensions. Without an extension it is empty.
 *
 * @param props `name` of the slot, `props` for its extensions, `at` for one of several slots of the same name
 * @example
 * <Slot name="profile.section" props={{ memberId: profile.id, name: profile.name }} />
 */
export function Slot<Name extends SlotName>(props: Omit<SlotOutletProps<Name>, 'slots'>) {
  return <SlotOutlet slots={usePortal().slots} {...props} />;
}
