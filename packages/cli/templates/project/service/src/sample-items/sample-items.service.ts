import type { Query } from '@seed/contracts/endpoint';
import {
  createSampleItem,
  type listSampleItems,
  type SampleItem,
  type updateSampleItem,
} from '@seed/sample-items-contracts/sample-items';
import { recordAct } from '@seed/service-kit/audit-log';
import type { Caller } from '@seed/service-kit/caller';
import { createOnce } from '@seed/service-kit/idempotency';
import type { RowPage } from '@seed/service-kit/keyset';
import { assertMayUpdate } from '@seed/service-kit/precondition';
import { forbidden } from '@seed/service-kit/problem-error';
import type { CreateInput, UpdateInput } from '@seed/service-kit/requests';
import { changesOf, type Database, inTransaction } from '@seed/service-kit/transaction';
import type { SampleItemRow } from './sample-item.entity.ts';
import { sampleItemPermissions } from './sample-item.policy.ts';
import { presentSampleItem } from './sample-item.presenter.ts';
import { sampleItemsRepository } from './sample-items.repository.ts';

export class SampleItemsService {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  list(query: Query<typeof listSampleItems>): Promise<RowPage<SampleItemRow>> {
    return sampleItemsRepository(this.#database.manager).list(query);
  }

  get(id: number): Promise<SampleItemRow> {
    return sampleItemsRepository(this.#database.manager).get(id);
  }

  create({ body, idempotencyKey }: CreateInput<typeof createSampleItem>, caller: Caller): Promise<SampleItem> {
    const request = { caller: caller.id, operation: createSampleItem.operation, key: idempotencyKey };
    return createOnce(this.#database, request, async (manager) => {
      const row = { ...body, authorId: caller.id, createdAt: new Date() };
      return presentSampleItem(await sampleItemsRepository(manager).insert(row), caller);
    });
  }

  update({ id, body, expected }: UpdateInput<typeof updateSampleItem>, caller: Caller): Promise<SampleItemRow> {
    return inTransaction(this.#database, async (manager) => {
      const rows = sampleItemsRepository(manager);
      const row = await rows.getForChange(id);
      assertMayUpdate({
        permitted: sampleItemPermissions(row, caller).update,
        refusal: 'Only its author may change it.',
        expected,
        version: row.version,
      });
      const changes = changesOf(row, body);
      return changes === undefined ? row : rows.update(row, changes);
    });
  }

  async delete(id: number, caller: Caller): Promise<void> {
    const row = await this.get(id);
    if (!sampleItemPermissions(row, caller).delete) throw forbidden('Only its author or an Admin may delete it.');
    await inTransaction(this.#database, async (manager) => {
      if (!(await sampleItemsRepository(manager).delete(id))) return;
      const detail = { authorId: row.authorId };
      await recordAct(manager, caller, { act: 'sample-item.deleted', objectId: id, detail });
    });
  }
}
