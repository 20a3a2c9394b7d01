import type { Logout } from '@seed/service-kit/logout-token';
import { z } from 'zod';

/** A logout as other processes get it: JSON drops properties that are undefined. */
export const endedLogout = z
  .object({ sessionId: z.string().optional(), subject: z.string().optional(), at: z.number() })
  .transform(({ sessionId, subject, at }): Logout => ({ sessionId, subject, at }));
