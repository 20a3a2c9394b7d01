import type { MigrationInterface, QueryRunner } from 'typeorm';
import { endpoint } from '@seed/contracts/endpoint';
import { z } from 'zod';
import { auditEntries, createAuditTable, dropAuditTable, recordAct } from '../audit-log.ts';
import { createIdempotencyTable, idempotencyKeys } from '../idempotency.ts';
import { forbidden } from '../problem-error.ts';
import { noContent } from '../response.ts';
import { createSeenRolesTable, dropSeenRolesTable, seenRoles } from '../role-watch.ts';
import { route } from '../route.ts';
import type { Service } from '../service.ts';
import { inTransaction } from '../transaction.ts';
import { type ServiceUnderTest, serviceUnderTest } from './service-under-test.ts';
import { testManifest } from './test-manifest.ts';

class CreateAudited1700000000000 implements MigrationInterface {
  readonly name = 'CreateAudited1700000000000';

  async up(runner: QueryRunner): Promise<void> {
    await createIdempotencyTable(runner);
    await createAuditTable(runner);
    await createSeenRolesTable(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropSeenRolesTable(runner);
    await dropAuditTable(runner);
  }
}

/** Tables of an audit log and of seen roles, for the kit's own tests. */
export const auditedTables = {
  entities: [auditEntries, seenRoles, idempotencyKeys],
  migrations: [CreateAudited1700000000000],
};

const deleteThing = endpoint({
  operation: 'deleteThing',
  service: 'things',
  method: 'DELETE',
  path: '/things/:id',
  summary: '',
  params: z.object({ id: z.string() }),
  status: 204,
});

/** A service that stores nothing but what Admins delete. */
const thingsService: Service = {
  manifest: testManifest('things'),
  endpoints: [deleteThing],
  schema: auditedTables,
  compose: ({ database }) => ({
    routes(router) {
      route(router, deleteThing, async ({ params, caller }) => {
        if (!caller.isAdmin) throw forbidden();
        await inTransaction(database, (manager) =>
          recordAct(manager, caller, { act: 'thing.deleted', objectId: params.id }),
        );
        return noContent();
      });
    },
  }),
};

/** Starts it. */
export function auditedService(): Promise<ServiceUnderTest> {
  return serviceUnderTest(thingsService, (common) => common);
}
