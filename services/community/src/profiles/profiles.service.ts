import type { Query } from '@seed/contracts/endpoint';
import { type listProfiles, memberGroup, profileLimits, type updateProfile } from '@seed/community-contracts/profiles';
import { recordAct } from '@seed/service-kit/audit-log';
import type { Caller } from '@seed/service-kit/caller';
import type { RowPage } from '@seed/service-kit/keyset';
import { assertMayUpdate } from '@seed/service-kit/precondition';
import { badRequest, conflict, forbidden, notFound } from '@seed/service-kit/problem-error';
import type { UpdateInput } from '@seed/service-kit/requests';
import { changesOf, type Database, inTransaction, isUniqueViolation } from '@seed/service-kit/transaction';
import type { ListedProfile } from '../directory/directory.repository.ts';
import { replacedParts } from '../reports/hidden-parts.ts';
import { changedProfile } from './changed-profile.ts';
import { loginKeyOf } from './login-key.ts';
import { type RemovalOptions, removeMember } from './member-removal.repository.ts';
import type { ProfileRow } from './profile.entity.ts';
import { profilePermissions } from './profile.policy.ts';
import { type ProfileChanges, type ProfilesRepository, profilesRepository } from './profiles.repository.ts';
import { permittedChanges } from './permitted-changes.ts';

/** A profile of a list, and the requested ids that lead to it. */
export interface FoundProfile extends ListedProfile {
  readonly requestedIds?: string[];
}

export class ProfilesService {
  readonly #database: Database;
  readonly #profiles: ProfilesRepository;
  readonly #removal: RemovalOptions;

  constructor(database: Database, removal: RemovalOptions) {
    this.#database = database;
    this.#removal = removal;
    this.#profiles = profilesRepository(database.manager);
  }

  async list({ ids, group, country, ...query }: Query<typeof listProfiles>): Promise<RowPage<FoundProfile>> {
    if (ids !== undefined) return this.#listOf(ids);
    const role = group === undefined ? undefined : memberGroup(group)?.role;
    if (group !== undefined && role === undefined) return { items: [], nextCursor: undefined };
    // A form without a chosen country sends an empty text.
    return this.#profiles.list({ ...query, role, country: country?.trim() === '' ? undefined : country });
  }

  async get(id: string): Promise<ProfileRow> {
    const profile = await this.#profiles.find(id);
    if (profile === null) throw notFound();
    return profile;
  }

  async update({ id, body, expected }: UpdateInput<typeof updateProfile, string>, caller: Caller): Promise<ProfileRow> {
    try {
      return await inTransaction(this.#database, async (manager) => {
        const stored = profilesRepository(manager);
        const found = await stored.find(id);
        const profile = found && (await stored.lock(found));
        if (profile === null) throw notFound();
        assertMayUpdate({
          permitted: profilePermissions(profile, caller).update,
          refusal: 'You can change your own profile only.',
          expected,
          version: profile.version,
        });
        const changes = changesOf<ProfileRow, keyof ProfileChanges>(profile, permittedChanges(body, caller));
        if (changes === undefined) return profile;
        if (profile.memberId === caller.id) {
          return await applyChanges(stored, profile, { ...changes, ...replacedParts(changes) });
        }
        await recordAct(manager, caller, changedProfile(profile, changes));
        return await applyChanges(stored, profile, changes);
      });
    } catch (error) {
      if (isUniqueViolation(error)) throw conflict('Another profile has this id or this login e-mail already.');
      throw error;
    }
  }

  /** Removes the member from the whole portal; the other services follow within seconds. */
  async delete(id: string, caller: Caller): Promise<void> {
    await inTransaction(this.#database, async (manager) => {
      const stored = profilesRepository(manager);
      const found = await stored.find(id);
      const profile = found && (await stored.lock(found));
      if (profile === null) throw notFound();
      if (!profilePermissions(profile, caller).delete) throw forbidden('Only another Admin may remove a member.');
      await removeMember(manager, profile, this.#removal);
      await recordAct(manager, caller, { act: 'member.removed', objectId: profile.memberId });
    });
  }

  async #listOf(ids: string): Promise<RowPage<FoundProfile>> {
    const requested = [...new Set(ids.split(',').map((id) => id.trim()))].filter((id) => id !== '');
    if (requested.length > profileLimits.ids) {
      const message = `At most ${profileLimits.ids} ids can be requested at once.`;
      throw badRequest(message, [{ pointer: '/ids', message }]);
    }
    const found = requested.length === 0 ? [] : await this.#profiles.findMany(requested);
    const items = found.map((profile) => ({
      profile,
      year: undefined,
      requestedIds: requested.filter((id) => id === profile.memberId || profile.formerIds.includes(id)),
    }));
    return { items, nextCursor: undefined };
  }
}

async function applyChanges(
  stored: ProfilesRepository,
  profile: ProfileRow,
  changes: ProfileChanges,
): Promise<ProfileRow> {
  const { memberId, ...others } = { ...changes, ...newOwner(changes) };
  if (memberId === undefined) return stored.update(profile, others);
  const holder = await stored.find(memberId);
  if (holder !== null && holder.id !== profile.id) throw conflict('Another profile has this id already.');
  return stored.changeMemberId(profile, memberId, others);
}

/** A profile whose id or login an Admin changes waits for its new owner to sign in. */
function newOwner({ memberId, loginEmail }: ProfileChanges): ProfileChanges {
  return {
    ...(loginEmail === undefined ? {} : { loginKey: loginKeyOf(loginEmail) }),
    ...(loginEmail === undefined && memberId === undefined ? {} : { linkedAt: null }),
  };
}
