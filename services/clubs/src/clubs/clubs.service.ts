import { type Club, createClub, type listClubs, type updateClub } from '@seed/clubs-contracts/clubs';
import type { Body, Query } from '@seed/contracts/endpoint';
import { recordAct } from '@seed/service-kit/audit-log';
import type { Caller } from '@seed/service-kit/caller';
import { createOnce } from '@seed/service-kit/idempotency';
import type { RowPage } from '@seed/service-kit/keyset';
import { assertMayUpdate } from '@seed/service-kit/precondition';
import { conflict, forbidden } from '@seed/service-kit/problem-error';
import type { UpdateInput, CreateInput } from '@seed/service-kit/requests';
import { changesOf, type Database, inTransaction, isUniqueViolation } from '@seed/service-kit/transaction';
import { storedLinks } from './club-links.ts';
import type { ClubRow } from './club.entity.ts';
import { clubPermissions, mayCreateClubs } from './club.policy.ts';
import { publishClub } from './club-events.repository.ts';
import { presentClub } from './club.presenter.ts';
import { membershipsRepository } from '../members/memberships.repository.ts';
import { clubsRepository } from './clubs.repository.ts';

export class ClubsService {
  readonly #database: Database;
  readonly #clubs: ReturnType<typeof clubsRepository>;

  constructor(database: Database) {
    this.#database = database;
    this.#clubs = clubsRepository(database.manager);
  }

  list(query: Query<typeof listClubs>): Promise<RowPage<ClubRow>> {
    return this.#clubs.list(query);
  }

  get(id: number): Promise<ClubRow> {
    return this.#clubs.get(id);
  }

  /** The club as the contract has it, for this caller. */
  async present(club: ClubRow, caller: Caller): Promise<Club> {
    return presentClub(club, caller, (await this.#joined([club], caller)).has(club.id));
  }

  /** The clubs as the contract has them, for this caller. */
  async presentAll(clubs: readonly ClubRow[], caller: Caller): Promise<Club[]> {
    const joined = await this.#joined(clubs, caller);
    return clubs.map((club) => presentClub(club, caller, joined.has(club.id)));
  }

  async create({ body, idempotencyKey }: CreateInput<typeof createClub>, caller: Caller): Promise<Club> {
    if (!mayCreateClubs(caller)) throw forbidden('Only an Admin may add a club.');
    const { name, key, route, mainDescription } = body;
    const club = { name, key, route, mainDescription, ...storedLinks(body), createdAt: new Date(), memberCount: 0 };
    const request = { caller: caller.id, operation: createClub.operation, key: idempotencyKey };
    try {
      return await createOnce(this.#database, request, async (manager) => {
        const added = await clubsRepository(manager).insert(club);
        await recordAct(manager, caller, { act: 'club.created', objectId: added.id, detail: { key } });
        await publishClub(manager, { key, exists: true });
        return presentClub(added, caller, false);
      });
    } catch (error) {
      // The unique index decides, because two clubs may be created at the same time.
      throw isUniqueViolation(error) ? await this.#takenBy(body) : error;
    }
  }

  update({ id, body, expected }: UpdateInput<typeof updateClub>, caller: Caller): Promise<ClubRow> {
    return inTransaction(this.#database, async (manager) => {
      const stored = clubsRepository(manager);
      const club = await stored.getForChange(id);
      assertMayUpdate({
        permitted: clubPermissions(caller).update,
        refusal: 'Only an Admin may change a club.',
        expected,
        version: club.version,
      });
      const { name, mainDescription } = body;
      const links = storedLinks({
        iconUrl: body.iconUrl ?? club.iconUrl,
        bannerImage: body.bannerImage ?? club.bannerImage,
        syllabusUrl: body.syllabusUrl ?? club.syllabusUrl,
      });
      const changes = changesOf(club, { name, mainDescription, ...links });
      if (changes === undefined) return club;
      const detail = { key: club.key, fields: Object.keys(changes) };
      await recordAct(manager, caller, { act: 'club.changed', objectId: id, detail });
      return stored.update(club, changes);
    });
  }

  async delete(id: number, caller: Caller): Promise<void> {
    const { key } = await this.get(id);
    if (!clubPermissions(caller).delete) throw forbidden('Only an Admin may delete a club.');
    await inTransaction(this.#database, async (manager) => {
      if (!(await clubsRepository(manager).delete(id))) return;
      await recordAct(manager, caller, { act: 'club.deleted', objectId: id, detail: { key } });
      await publishClub(manager, { key, exists: false });
    });
  }

  #joined(clubs: readonly ClubRow[], caller: Caller): Promise<ReadonlySet<number>> {
    const ids = clubs.map(({ id }) => id);
    return membershipsRepository(this.#database.manager).joinedOf(caller.id, ids);
  }

  async #takenBy({ key, route }: Body<typeof createClub>) {
    const [hasKey, hasRoute] = await Promise.all([this.#clubs.hasKey(key), this.#clubs.hasRoute(route)]);
    return conflict('There is such a club already.', [
      ...(hasKey ? [{ pointer: '/key', message: 'Another club has this key.' }] : []),
      ...(hasRoute ? [{ pointer: '/route', message: 'Another club has this route.' }] : []),
    ]);
  }
}
