import type { GatewayReport, ServedModule } from '@seed/contracts/gateway-report';
import type { Gateway } from '@seed/registry-contracts/gateways';
import type { Caller } from '@seed/service-kit/caller';
import type { Logger } from '@seed/service-kit/logger';
import { conflict, forbidden } from '@seed/service-kit/problem-error';
import type { Database } from '@seed/service-kit/transaction';
import { isPublisher } from '../publisher.policy.ts';
import type { GatewayRow } from './gateway.entity.ts';
import { gatewaysRepository } from './gateways.repository.ts';

/** A gateway reports every 10 seconds at least, so one that was silent for this long has stopped. */
const shownMs = 30_000;
const keptMs = 60_000;
/** The address is an internal one without a token, so the number of rows is bounded. */
const maxGateways = 100;

/** The reports of gateways. They are only shown, and decide nothing. */
export class GatewaysService {
  readonly #database: Database;
  readonly #log: Logger;

  constructor(database: Database, log: Logger) {
    this.#database = database;
    this.#log = log;
  }

  /** Takes the place of the gateway's report before. A refusal is logged when the gateway reports it first. */
  async report(id: string, { set, modules }: GatewayReport): Promise<void> {
    const gateways = gatewaysRepository(this.#database.manager);
    const reportedAt = new Date();
    await gateways.removeBefore(new Date(reportedAt.getTime() - keptMs));
    const before = await gateways.find(id);
    if (before === null && (await gateways.count()) >= maxGateways) throw conflict('There are too many gateways.');
    await gateways.put({ id, setId: set, modules, reportedAt });
    for (const { module, wanted, served, refusal } of newRefusals(before?.modules ?? [], modules)) {
      this.#log.warn({ gateway: id, module, version: wanted, served, refusal }, 'a gateway refuses a release');
    }
  }

  async list(caller: Caller): Promise<Gateway[]> {
    if (!isPublisher(caller)) throw forbidden('Only publishers and Admins may read what gateways serve.');
    const since = new Date(Date.now() - shownMs);
    const rows = await gatewaysRepository(this.#database.manager).listSince(since, maxGateways);
    return rows.map(presentGateway);
  }
}

function newRefusals(before: readonly ServedModule[], now: readonly ServedModule[]): ServedModule[] {
  const isKnown = (row: ServedModule) =>
    before.some(
      ({ module, wanted, refusal }) => module === row.module && wanted === row.wanted && refusal === row.refusal,
    );
  return now.filter((row) => row.refusal !== null && !isKnown(row));
}

function presentGateway({ id, setId, modules, reportedAt }: GatewayRow): Gateway {
  return { id, set: setId, modules: [...modules], reportedAt: reportedAt.toISOString() };
}
