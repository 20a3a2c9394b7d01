import { z } from 'zod';
import { readData } from './read-data.ts';

const member = z
  .strictObject({
    /** The subject of the member's token. */
    id: z.uuid(),
    name: z.string(),
    email: z.email(),
    country: z.enum(['Colombia', 'Argentina', 'Brazil', 'Japan']),
    role: z.enum(['participant', 'alumni', 'director', 'coordinator', 'professor']),
    /** Years of participation, ascending; staff may have none. */
    years: z.array(z.int()),
    team: z.string(),
    major: z.string(),
    university: z.string(),
    about: z.string(),
    interests: z.string(),
  })
  .readonly();

export type DemoMember = z.infer<typeof member>;

/** Sixty members of four countries; the first five can sign in with the embedded provider. */
export const demoMembers: readonly DemoMember[] = readData('data/members.json', member);

/** Those who cannot sign in: the demo world decides for them only. */
export const demoOthers = demoMembers.slice(5);

const byName: ReadonlyMap<string, DemoMember> = new Map(demoMembers.map((one) => [one.name, one]));

/**
 * Returns the member with a name.
 *
 * @throws Error if there is none, which is a mistake in the data.
 */
export function demoMember(name: string): DemoMember {
  const found = byName.get(name);
  if (found === undefined) throw new Error(`The demo world has no member '${name}'`);
  return found;
}
