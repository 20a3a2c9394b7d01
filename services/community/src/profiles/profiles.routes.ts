import {
  deleteProfile,
  getProfile,
  getProfileByLogin,
  type ListedProfile,
  listProfiles,
  updateProfile,
} from '@seed/community-contracts/profiles';
import { noContent, ok, page } from '@seed/service-kit/response';
import type { ServiceRouter } from '@seed/service-kit/request-state';
import { route } from '@seed/service-kit/route';
import type { LoginsService } from './logins.service.ts';
import { presentProfile } from './profile.presenter.ts';
import type { FoundProfile, ProfilesService } from './profiles.service.ts';

export interface ProfilesRoutes {
  readonly profiles: ProfilesService;
  readonly logins: LoginsService;
}

export function profilesRoutes(router: ServiceRouter, { profiles, logins }: ProfilesRoutes): void {
  route(router, listProfiles, async ({ query, caller }) => {
    const { items, nextCursor } = await profiles.list(query);
    const present = ({ profile, year, requestedIds }: FoundProfile): ListedProfile => ({
      ...presentProfile(profile, caller),
      listedYear: year,
      requestedIds,
    });
    return page(items.map(present), nextCursor);
  });

  route(router, getProfileByLogin, async ({ params, caller }) => {
    const profile = await logins.get(params.email, caller);
    return ok(presentProfile(profile, caller), { version: profile.version });
  });

  route(router, getProfile, async ({ params, caller }) => {
    const profile = await profiles.get(params.id);
    return ok(presentProfile(profile, caller), { version: profile.version });
  });

  route(router, updateProfile, async ({ params, body, ifMatch, caller }) => {
    const changed = await profiles.update({ id: params.id, body, expected: ifMatch }, caller);
    return ok(presentProfile(changed, caller), { version: changed.version });
  });

  route(router, deleteProfile, async ({ params, caller }) => {
    await profiles.delete(params.id, caller);
    return noContent();
  });
}
