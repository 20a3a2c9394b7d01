import type { Query } from '@seed/contracts/endpoint';
import type { listLogEntries, LogEntry } from '@seed/registry-contracts/log';
import type { Caller } from '@seed/service-kit/caller';
import { isMysql } from '@seed/service-kit/dialect';
import { And, type EntityManager, type FindOptionsWhere, LessThan, Like, MoreThan } from 'typeorm';
import { hashOf } from './chain.ts';
import { headEntity, type HeadRow, logEntity, type LogRow } from './log.entity.ts';

/** An act as it is recorded; facts that do not apply are left out. */
export interface RegistryAct extends Partial<Pick<LogEntry, 'reason' | 'module' | 'channel' | 'moves' | 'facts'>> {
  readonly act: NonNullable<LogFilter['act']>;
}

export type LogFilter = Pick<Query<typeof listLogEntries>, 'module' | 'act'>;

const nothing = { reason: null, module: null, channel: null, moves: [], facts: {} };

/** The log as stored, inside of the manager's transaction or on its own. */
export function logRepository(manager: EntityManager) {
  const entries = manager.getRepository(logEntity);
  const heads = manager.getRepository(headEntity);
  return {
    /**
     * Begins a change of the registry: other changes wait until its transaction ends. It is the first statement, because
     * MariaDB reads the rest as it was at the first plain read.
     */
    async lock(): Promise<HeadRow> {
      const query = heads.createQueryBuilder('head');
      // The embedded database runs one transaction at a time and has no such lock.
      return (isMysql(manager.dataSource) ? query.setLock('pessimistic_write') : query).getOneOrFail();
    },
    /** Appends an entry behind the locked end, and returns its sequence. */
    async append(head: HeadRow, { id }: Pick<Caller, 'id'>, act: RegistryAct): Promise<number> {
      const sequence = head.sequence + 1;
      const content = JSON.stringify({ sequence, at: new Date().toISOString(), by: id, ...nothing, ...act });
      const hash = hashOf(head.hash, content);
      await entries.insert({ sequence, content, previousHash: head.hash, hash });
      await heads.update({ id: head.id }, { sequence, hash });
      return sequence;
    },
    head: (): Promise<HeadRow> => heads.findOneOrFail({ where: {} }),
    /** Newest first. */
    before: (sequence: number | undefined, take: number, filter: LogFilter): Promise<LogRow[]> =>
      entries.find({ where: conditionsOf(sequence, filter), order: { sequence: 'DESC' }, take }),
    /** Oldest first. */
    after: (sequence: number, take: number): Promise<LogRow[]> =>
      entries.find({ where: { sequence: MoreThan(sequence) }, order: { sequence: 'ASC' }, take }),
  };
}

/**
 * The content is what `append` wrote, so a member of it is found by its text; a quote inside of a value is escaped and
 * cannot match.
 */
function conditionsOf(before: number | undefined, filter: LogFilter): FindOptionsWhere<LogRow> {
  const wanted = Object.entries(filter).map(([name, value]) => Like(`%"${name}":${JSON.stringify(value)}%`));
  return {
    ...(before !== undefined && { sequence: LessThan(before) }),
    ...(wanted.length > 0 && { content: And(...wanted) }),
  };
}
