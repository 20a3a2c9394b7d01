import * as z from '@seed/contracts/schema';
import { endpoint } from '@seed/contracts/endpoint';
import { memberId } from '@seed/contracts/fields';

/** Greatest number of accounts that a response lists. */
const mostListed = 100;

/** The accounts at the identity provider that imported members still need. */
export const memberAccounts = z
  .object({
    isConfigured: z.boolean().check(z.describe('Whether the portal creates accounts; otherwise Admins do')),
    waiting: z.int().check(z.describe('The number of accounts that are still to be created')),
    failed: z
      .array(z.object({ memberId, name: z.string(), email: z.string(), problem: z.string() }))
      .check(z.maxLength(mostListed), z.describe('Those that failed last time; they are tried again')),
  })
  .check(z.meta({ id: 'MemberAccounts' }));

export type MemberAccounts = z.infer<typeof memberAccounts>;

export const getMemberAccounts = endpoint({
  operation: 'getMemberAccounts',
  service: 'community',
  method: 'GET',
  path: '/member-accounts',
  summary: 'The accounts at the identity provider that imported members still need (Admin)',
  response: memberAccounts,
  status: 200,
  confidential: true,
});
