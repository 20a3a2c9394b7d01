import type { ClubOrder, updateClubOrder } from '@seed/clubs-contracts/club-order';
import { recordAct } from '@seed/service-kit/audit-log';
import type { Caller } from '@seed/service-kit/caller';
import { assertMayUpdate } from '@seed/service-kit/precondition';
import { conflict, validationFailed } from '@seed/service-kit/problem-error';
import type { UpdateInput } from '@seed/service-kit/requests';
import { type Database, inTransaction } from '@seed/service-kit/transaction';
import { mayOrderClubs } from '../clubs/club.policy.ts';
import { clubOrderRepository } from './club-order.repository.ts';

export interface VersionedOrder {
  readonly order: ClubOrder;
  readonly version: number;
}

/** The order of the clubs, which is the same for every member. */
export class ClubOrderService {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async get(caller: Caller): Promise<VersionedOrder> {
    const stored = clubOrderRepository(this.#database.manager);
    // The version first: with an order that is newer than its version, a change is refused and nothing is lost.
    const { version } = await stored.get();
    return present((await stored.list()).map(idOf), version, caller);
  }

  update({ body, expected }: Omit<UpdateInput<typeof updateClubOrder>, 'id'>, caller: Caller): Promise<VersionedOrder> {
    const { ids } = body;
    return inTransaction(this.#database, async (manager) => {
      const stored = clubOrderRepository(manager);
      const order = await stored.getForChange();
      assertMayUpdate({
        permitted: mayOrderClubs(caller),
        refusal: 'Only an Admin may change the order of the clubs.',
        expected,
        version: order.version,
      });
      const current = (await stored.listForChange()).map(idOf);
      assertSameClubs(ids, current);
      if (ids.every((id, at) => id === current[at])) return present(ids, order.version, caller);
      await recordAct(manager, caller, { act: 'club_order.changed', objectId: null, detail: { clubs: ids.length } });
      return present(ids, (await stored.update(order, ids)).version, caller);
    });
  }
}

/** @throws ProblemError `validation` (400) if a club is there twice, `conflict` (409) if the clubs are not the present ones. */
function assertSameClubs(ids: readonly number[], present: readonly number[]): void {
  const given = new Set(ids);
  if (given.size < ids.length) throw validationFailed([{ pointer: '/ids', message: 'Each club has one place.' }]);
  if (ids.length === present.length && present.every((id) => given.has(id))) return;
  throw conflict('The clubs are not those of the order: one was founded or deleted meanwhile.', [
    { pointer: '/ids', message: 'The order must have every club.' },
  ]);
}

function present(ids: readonly number[], version: number, caller: Caller): VersionedOrder {
  return { order: { ids: [...ids], permissions: { update: mayOrderClubs(caller), delete: false } }, version };
}

function idOf({ id }: { readonly id: number }): number {
  return id;
}
