import { z } from 'zod';

/** The message that a worker sends to the primary, and the primary to all others, when a session has ended. */
export const endedSession = z.object({
  type: z.literal('session-ended'),
  logout: z.object({
    sessionId: z.string().optional(),
    subject: z.string().optional(),
    at: z.number(),
  }),
});

export type EndedSession = z.infer<typeof endedSession>;
