import type { Query } from '@seed/contracts/endpoint';
import { type listLogEntries, logEntry, type LogEntry, type LogVerification } from '@seed/registry-contracts/log';
import type { Caller } from '@seed/service-kit/caller';
import { pageSize } from '@seed/service-kit/page-statement';
import { forbidden } from '@seed/service-kit/problem-error';
import type { Database } from '@seed/service-kit/transaction';
import { isPublisher } from '../publisher.policy.ts';
import type { LogRow } from './log.entity.ts';
import { logRepository } from './log.repository.ts';
import { verifyChain } from './verify-chain.ts';

interface LogPage {
  readonly items: LogEntry[];
  readonly nextCursor: string | undefined;
}

export class LogService {
  readonly #log: ReturnType<typeof logRepository>;

  constructor(database: Database) {
    this.#log = logRepository(database.manager);
  }

  async list({ cursor, limit, ...filter }: Query<typeof listLogEntries>, caller: Caller): Promise<LogPage> {
    assertReader(caller);
    const size = pageSize({ limit });
    const rows = await this.#log.before(cursor, size + 1, filter);
    const items = rows.slice(0, size).map(presentEntry);
    return { items, nextCursor: rows.length > size ? String(items.at(-1)?.sequence) : undefined };
  }

  /** @param seen a hash that the caller saw before */
  async verify(seen: string | undefined, caller: Caller): Promise<LogVerification> {
    assertReader(caller);
    return verifyChain(this.#log, seen);
  }
}

function presentEntry({ content, previousHash, hash }: LogRow): LogEntry {
  return logEntry.parse({ ...(JSON.parse(content) as object), previousHash, hash });
}

function assertReader(caller: Caller): void {
  if (!isPublisher(caller)) throw forbidden('Only publishers and Admins may read the log of releases.');
}
