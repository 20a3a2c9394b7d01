import { mostClubs } from '@seed/clubs-contracts/club-order';
import { type Club, createClub, type listClubs, type updateClub } from '@seed/clubs-contracts/clubs';
import type { Body, Query } from '@seed/contracts/endpoint';
import { recordAct } from '@seed/service-kit/audit-log';
import type { Caller } from '@seed/service-kit/caller';
import { createOnce } from '@seed/service-kit/idempotency';
import type { RowPage } from '@seed/service-kit/keyset';
import { assertMayUpdate } from '@seed/service-kit/precondition';
import { conflict, forbidden } from '@seed/service-kit/problem-error';
import type { UpdateInput, CreateInput } from '@seed/service-kit/requests';
import {
  changesOf,
  type Database,
  inTransaction,
  isUniqueViolation,
  type Transaction,
} from '@seed/service-kit/transaction';
import { storedLinks } from './club-links.ts';
import { assertNotReserved, conflictWith } from './club-names.ts';
import { type ClubRow, newClubState } from './club.entity.ts';
import { clubPermissions, mayCreateClubs } from './club.policy.ts';
import { publishClub } from './club-events.repository.ts';
import { presentClub } from './club.presenter.ts';
import { membershipsRepository } from '../members/memberships.repository.ts';
import { clubOrderRepository } from '../order/club-order.repository.ts';
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
    assertNotReserved(body);
    const request = { caller: caller.id, operation: createClub.operation, key: idempotencyKey };
    try {
      return await createOnce(this.#database, request, (manager) => found(manager, body, caller));
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      // An older version of the service, which does not lock the order, has founded the other club at the same time.
      throw conflictWith(await clubOrderRepository(this.#database.manager).list(), body) ?? error;
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

  /** Retires the club, or reopens it. The events let other services refuse new content for a club that is retired. */
  async setRetired(id: number, isRetired: boolean, caller: Caller): Promise<void> {
    await inTransaction(this.#database, async (manager) => {
      const stored = clubsRepository(manager);
      const club = await stored.getForChange(id);
      if (!clubPermissions(caller).update) throw forbidden('Only an Admin may retire or reopen a club.');
      if ((club.retiredAt !== null) === isRetired) return;
      const { key } = club;
      await stored.update(club, { retiredAt: isRetired ? new Date() : null });
      await recordAct(manager, caller, { act: 'club.changed', objectId: id, detail: { key, isRetired } });
      await publishClub(manager, { key, exists: !isRetired });
    });
  }

  #joined(clubs: readonly ClubRow[], caller: Caller): Promise<ReadonlySet<number>> {
    const ids = clubs.map(({ id }) => id);
    return membershipsRepository(this.#database.manager).joinedOf(caller.id, ids);
  }
}

/** The order is locked, so that of several clubs with one name only the first is founded. */
async function found(manager: Transaction, body: Body<typeof createClub>, caller: Caller): Promise<Club> {
  const { name, key, route, mainDescription } = body;
  const order = clubOrderRepository(manager);
  await order.getForChange();
  const present = await order.listForChange();
  const refusal = conflictWith(present, body);
  if (refusal !== undefined) throw refusal;
  if (present.length >= mostClubs) throw conflict(`There are ${mostClubs} clubs already. Delete one first.`);
  const club = { name, key, route, mainDescription, ...storedLinks(body), ...newClubState, createdAt: new Date() };
  const added = await clubsRepository(manager).insert(club);
  await recordAct(manager, caller, { act: 'club.created', objectId: added.id, detail: { key } });
  await publishClub(manager, { key, exists: true });
  return presentClub(added, caller, false);
}
