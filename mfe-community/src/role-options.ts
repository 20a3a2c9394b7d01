import { memberRoles } from '@seed/community-contracts/profiles';
import { messages } from './messages.ts';

/** The roles of members, as options of a field. */
export const roleOptions = memberRoles.map((id) => ({ id, label: messages.roles[id] }));
