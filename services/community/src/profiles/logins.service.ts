import type { Caller } from '@seed/service-kit/caller';
import { notFound } from '@seed/service-kit/problem-error';
import { type Database, inTransaction, isUniqueViolation } from '@seed/service-kit/transaction';
import { profileOf, provenLogin } from './first-login.ts';
import { loginKeyOf } from './login-key.ts';
import type { ProfileRow } from './profile.entity.ts';
import { type ProfilesRepository, profilesRepository } from './profiles.repository.ts';

const triesAgainstOthers = 3;

/** Finds whom a login belongs to. */
export class LoginsService {
  readonly #database: Database;
  readonly #profiles: ProfilesRepository;

  constructor(database: Database) {
    this.#database = database;
    this.#profiles = profilesRepository(database.manager);
  }

  /** The caller's own profile, made or linked if it must be; another's for an Admin only. */
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
        // The same member signed in elsewhere at this moment: now the profile is there.
        if (attempt === triesAgainstOthers || !isUniqueViolation(error)) throw error;
      }
    }
  }
}

async function signIn(stored: ProfilesRepository, caller: Caller): Promise<ProfileRow> {
  const candidate = (await stored.find(caller.id)) ?? (await prepared(stored, caller));
  const profile = candidate && (await stored.lock(candidate));
  // Somebody else may have been linked to it while this one waited for the lock.
  const isOwn = profile !== null && (profile.linkedAt === null || profile.memberId === caller.id);
  if (isOwn && isUpToDate(profile, caller)) return profile;
  const login = provenLogin(caller);
  if (login !== null) await release(stored, { login, keeper: isOwn ? profile : null });
  return isOwn ? link(stored, profile, caller) : stored.insert(profileOf(caller));
}

/** A profile that waits for its owner, who is whoever proves to have its login e-mail. */
async function prepared(stored: ProfilesRepository, caller: Caller): Promise<ProfileRow | null> {
  const login = provenLogin(caller);
  const profile = login === null ? null : await stored.findByLogin(login);
  return profile?.linkedAt === null ? profile : null;
}

/** An address that went to somebody else no longer leads to whom it belonged to before. */
async function release(
  stored: ProfilesRepository,
  { login, keeper }: { readonly login: string; readonly keeper: ProfileRow | null },
): Promise<void> {
  const holder = await stored.findByLogin(login);
  if (holder !== null && holder.id !== keeper?.id) await stored.update(holder, { loginKey: null });
}

function link(stored: ProfilesRepository, profile: ProfileRow, caller: Caller): Promise<ProfileRow> {
  const login = provenLogin(caller);
  const changes = {
    linkedAt: profile.linkedAt ?? new Date(),
    ...(login === null ? {} : { loginKey: login, loginEmail: caller.email, ...followedEmail(profile, caller) }),
  };
  return profile.memberId === caller.id ? stored.update(profile, changes) : stored.rekey(profile, caller.id, changes);
}

/** Whoever never named another address for contact is written to at the new one. */
function followedEmail({ email, loginEmail }: ProfileRow, caller: Caller): { readonly email?: string } {
  return email === loginEmail ? { email: caller.email } : {};
}

function isUpToDate({ memberId, linkedAt, loginKey, loginEmail }: ProfileRow, caller: Caller): boolean {
  const login = provenLogin(caller);
  const knowsLogin = login === null || (loginKey === login && loginEmail === caller.email);
  return memberId === caller.id && linkedAt !== null && knowsLogin;
}
