import { z } from 'zod';
import { endedLogout } from '../sessions/ended-logout.ts';

/** The message that a worker sends to the primary, and the primary to all others, when a session has ended. */
export const endedSession = z.object({ type: z.literal('session-ended'), logout: endedLogout });

export type EndedSession = z.infer<typeof endedSession>;
