import { type DemoMember, demoMembers } from '@seed/demo-world/members';
import { inTransaction } from '@seed/service-kit/transaction';
import type { DataSource } from 'typeorm';
import { loginKeyOf } from '../../profiles/login-key.ts';
import { profileEntity } from '../../profiles/profile.entity.ts';
import { type NewProfile, profilesRepository } from '../../profiles/profiles.repository.ts';
import type { UploadsService } from '../../uploads/uploads.service.ts';
import { argentinians } from './argentina.ts';
import { brazilians } from './brazil.ts';
import { colombians } from './colombia.ts';
import { uploadPortraits } from './demo-pictures.ts';
import type { DemoProfile } from './demo-profile.ts';
import { japanese } from './japan.ts';

const told: ReadonlyMap<string, DemoProfile> = new Map(
  [...colombians, ...argentinians, ...brazilians, ...japanese].map((profile) => [profile.name, profile]),
);

/** Fills an empty database with the members of the demo world; most of them have a picture. */
export async function fillDemoData(dataSource: DataSource, uploads: UploadsService): Promise<void> {
  if (await dataSource.getRepository(profileEntity).exists()) return;
  const pictures = await uploadPortraits(demoMembers, uploads);
  await inTransaction(dataSource, async (manager) => {
    const profiles = profilesRepository(manager);
    for (const member of demoMembers) await profiles.insert(demoProfile(member, pictures.get(member.id)));
  });
}

function demoProfile({ id, name, email, country, role, years }: DemoMember, picture = ''): NewProfile {
  const { team = '', major = '', university = '', about = '', interests = '' } = told.get(name) ?? {};
  return {
    memberId: id,
    formerIds: [],
    // They sign in with these ids, so there is nothing to link any more.
    linkedAt: new Date(),
    loginEmail: email,
    loginKey: loginKeyOf(email),
    name,
    role,
    team,
    country,
    years,
    picture,
    major,
    university,
    about,
    interests,
    email,
    linkedin: `https://www.linkedin.com/in/seed-demo-${email.split('@', 1)[0]}`,
  };
}
