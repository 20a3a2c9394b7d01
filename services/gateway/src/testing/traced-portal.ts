import { endpoint } from '@seed/contracts/endpoint';
import { readRows } from '@seed/service-kit/read-rows';
import { ok } from '@seed/service-kit/response';
import { route } from '@seed/service-kit/route';
import { type Service, startService } from '@seed/service-kit/service';
import { recordingLogger } from '@seed/service-kit/testing/silent-logger';
import { sampleTables } from '@seed/service-kit/testing/sample-tables';
import { testLocation } from '@seed/service-kit/testing/test-database';
import { testIssuer } from '@seed/service-kit/testing/test-issuer';
import { testManifest } from '@seed/service-kit/testing/test-manifest';
import type { Database } from '@seed/service-kit/transaction';
import type { TracingSettings } from '@seed/service-kit/tracing/tracing-settings';
import { z } from 'zod';
import { startTestPortal } from './test-portal.ts';

export const privateText = 'a text of a member';

const listNotes = endpoint({
  operation: 'listNotes',
  service: 'notes',
  method: 'GET',
  path: '/notes',
  summary: '',
  status: 200,
  query: z.object({ from: z.enum(['notes', 'nowhere']).default('notes') }),
  response: z.array(z.object({ id: z.number() })),
});

/** A service whose one route reads one table. */
const notesService: Service = {
  manifest: testManifest('notes'),
  endpoints: [listNotes],
  schema: sampleTables,
  compose: ({ database }) => ({
    routes(router) {
      route(router, listNotes, async ({ query }) =>
        ok(await readNotes(database, `SELECT id FROM ${query.from} WHERE title = ?`)),
      );
    },
  }),
};

async function readNotes({ manager }: Database, sql: string): Promise<{ readonly id: number }[]> {
  return [...(await readRows<{ id: number }>(manager, sql, [privateText]))];
}

/** A gateway and a service with a database, both of which send traces if there are settings. */
export async function tracedPortal(tracing: TracingSettings | undefined) {
  const { logger, lines } = recordingLogger();
  const [issuer, { location, drop }] = await Promise.all([testIssuer(), testLocation()]);
  const service = await startService(
    notesService,
    {
      host: '127.0.0.1',
      port: 0,
      logLevel: 'debug',
      token: issuer.settings,
      database: location,
      demoData: false,
      events: { secret: undefined, subscribers: {} },
      tracing,
    },
    logger,
  );
  const portal = await startTestPortal({
    replicas: { notes: [service.url] },
    change: () => ({ token: issuer.settings, tracing }),
    logger,
  });
  const Authorization = `Bearer ${await issuer.token()}`;
  return {
    lines,
    internalUrl: portal.internalUrl,
    read: (path: string, headers: Readonly<Record<string, string>> = {}) =>
      portal.call(path, { headers: { Authorization, ...headers } }),
    /** Reports spans as a browser does. */
    report: (body: unknown, headers: Readonly<Record<string, string>> = {}) =>
      portal.call('/api/v1/browser-spans', {
        method: 'POST',
        headers: { Authorization, 'Content-Type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
    /** Stops the gateway and the service, which sends what they have recorded. */
    async stop() {
      await portal.stop();
      await service.stop();
      await drop();
      await issuer.stop();
    },
  };
}
