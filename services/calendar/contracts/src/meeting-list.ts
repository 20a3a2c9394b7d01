// Apart from the other endpoints of meetings, so that an extension that lists meetings loads nothing more.
import { endpoint } from '@seed/contracts/endpoint';
import { entityId, instant, memberId, permissions } from '@seed/contracts/fields';
import { listOf, pageQuery, searchWords } from '@seed/contracts/lists';
import * as z from '@seed/contracts/schema';

export const meeting = z
  .object({
    id: entityId,
    title: z.string(),
    description: z.string(),
    url: z.string(),
    date: z.string().check(z.describe('Wall-clock date-time in America/Bogota, YYYY-MM-DDTHH:mm')),
    time: z.string().check(z.describe('The part of the date after the T')),
    startsAt: instant.check(z.describe('The instant of the date')),
    classification: z.string(),
    authorId: memberId,
    changedById: z.optional(memberId).check(z.describe('Changed it last; absent before the first change')),
    permissions,
  })
  .check(z.meta({ id: 'Meeting' }));

export type Meeting = z.infer<typeof meeting>;

export const listMeetings = endpoint({
  operation: 'listMeetings',
  service: 'calendar',
  method: 'GET',
  path: '/meetings',
  summary: 'Meetings, the latest start first',
  query: z.extend(pageQuery, {
    q: searchWords,
    classification: z.optional(z.string().check(z.maxLength(60))),
    author: z.optional(memberId).check(z.describe('Only meetings that the member with this id scheduled')),
    order: z
      ._default(z.enum(['latest', 'soonest']), 'latest')
      .check(z.describe('`soonest`: only meetings that have not begun, the next one first')),
  }),
  response: listOf(meeting),
  status: 200,
  paged: true,
});
