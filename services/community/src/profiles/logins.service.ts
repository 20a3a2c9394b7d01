import type { Caller } from '@seed/service-kit/caller';
import { notFound } from '@seed/service-kit/problem-error';
import { type Database, inTransaction, isUniqueViolation } from '@seed/service-kit/transaction';
import { profileOf, verifiedLogin } from './first-login.ts';
import { loginKeyOf } from './login-key.ts';
import type { ProfileRow } from './profile.entity.ts';
import { type ProfilesRepository, profilesRepository } from './profiles.repository.ts';

const maxAttempts = 3;

/** Finds the profile of a login, and creates or links it at the first login. */
export class LoginsService {
  readonly #database: Database;
  readonly #profiles: ProfilesRepository;

  constructor(database: Database) {
    this.#database = database;
    this.#profiles = profilesRepository(database.manager);
  }

  /**
   * The caller's own profile, created or linked if necessary; for an Admin, the profile of any login.
   *
   * @throws ProblemError `not_found` for another member's login, unless the caller is an Admin.
   */
  async get(email: string, caller: Caller): Promise<ProfileRow> {
    const loginKey = loginKeyOf(email);
    if (loginKey === null) throw notFound();
    if (loginKey === loginKeyOf(caller.email)) return this.#own(caller);
    const profile = caller.isAdmin ? await this.#profiles.findByLogin(loginKey) : null;
    if (profile === null) throw notFound();
    return profile;
  }

  async #own(caller: Caller): Promise<ProfileRow> {
    const profile = await this.#profiles.find(caller.id);
    if (profile !== null && isUpToDate(profile, caller)) return profile;
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await inTransaction(this.#database, (manager) => signIn(profilesRepository(manager), caller));
      } catch (error) {
        // Another request of the same member created the profile meanwhile; the next attempt finds it.
        if (attempt === maxAttempts || !isUniqueViolation(error)) throw error;
      }
    }
  }
}

async function signIn(stored: ProfilesRepository, caller: Caller): Promise<ProfileRow> {
  const candidate = (await stored.find(caller.id)) ?? (await findUnclaimed(stored, caller));
  const profile = candidate && (await stored.lock(candidate));
  // Another member may have been linked to the profile while this transaction waited for the lock.
  const isOwn = profile !== null && (profile.linkedAt === null || profile.memberId === caller.id);
  if (isOwn && isUpToDate(profile, caller)) return profile;
  const login = verifiedLogin(caller);
  if (login !== null) await releaseLogin(stored, { login, keeper: isOwn ? profile : null });
  return isOwn ? link(stored, profile, caller) : stored.insert(profileOf(caller));
}

/** A profile that waits for its owner: the first caller with its login e-mail, verified. */
async function findUnclaimed(stored: ProfilesRepository, caller: Caller): Promise<ProfileRow | null> {
  const login = verifiedLogin(caller);
  const profile = login === null ? null : await stored.findByLogin(login);
  return profile?.linkedAt === null ? profile : null;
}

/** An address that now belongs to another member does not resolve to the profile of its former owner. */
async function releaseLogin(
  stored: ProfilesRepository,
  { login, keeper }: { readonly login: string; readonly keeper: ProfileRow | null },
): Promise<void> {
  const holder = await stored.findByLogin(login);
  if (holder !== null && holder.id !== keeper?.id) await stored.update(holder, { loginKey: null });
}

function link(stored: ProfilesRepository, profile: ProfileRow, caller: Caller): Promise<ProfileRow> {
  const login = verifiedLogin(caller);
  const changes = {
    linkedAt: profile.linkedAt ?? new Date(),
    ...(login === null ? {} : { loginKey: login, loginEmail: caller.email, ...contactAddress(profile, caller) }),
  };
  return profile.memberId === caller.id
    ? stored.update(profile, changes)
    : stored.changeMemberId(profile, caller.id, changes);
}

/** The contact address follows the login until the member enters another one. */
function contactAddress({ email, loginEmail }: ProfileRow, caller: Caller): { readonly email?: string } {
  return email === loginEmail ? { email: caller.email } : {};
}

function isUpToDate({ memberId, linkedAt, loginKey, loginEmail }: ProfileRow, caller: Caller): boolean {
  const login = verifiedLogin(caller);
  const hasLogin = login === null || (loginKey === login && loginEmail === caller.email);
  return memberId === caller.id && linkedAt !== null && hasLogin;
}
