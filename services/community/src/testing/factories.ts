import type { Profile } from '@seed/community-contracts/profiles';
import type { SharedService } from '@seed/service-kit/testing/shared-service';

let counter = 0;

export interface NewMember {
  readonly sub?: string;
  readonly name?: string;
  /** A realm role. */
  readonly role?: string;
  /** The fields that the member fills in afterwards. */
  readonly profile?: object;
}

/** A member who has signed in once and filled in the profile. */
export async function aMember(community: Pick<SharedService, 'caller'>, fields: NewMember = {}): Promise<Profile> {
  counter += 1;
  const { sub = `member-${counter}`, name = `Member ${counter}`, role = 'participant', profile = {} } = fields;
  const email = `member-${counter}@seed.example`;
  const client = await community.caller({ sub, name, email, roles: [role] });
  await client.get(`/api/v1/users/login/${email}`);
  const response = await client.put<Profile>(`/api/v1/users/${sub}`, profile);
  if (response.status !== 200) throw new Error(`PUT /users/${sub} responded ${response.status}`);
  return response.body;
}
