import { type AuditEntry, unavailableAct } from '@seed/contracts/audit';
import { auditRow, presentEntry } from '@seed/service-kit/audit-entry';
import type { Logger } from '@seed/service-kit/logger';
import { ProblemError } from '@seed/service-kit/problem-error';
import type { AuditPage, AuditQuery, AuditSource } from './audit-source.ts';

export interface MergedPage {
  /** Newest first; before them an entry for each source that could not be read. */
  readonly entries: readonly AuditEntry[];
  /** The id of the last entry if older ones follow. */
  readonly nextCursor: string | undefined;
}

export interface AuditReader {
  readonly headers: readonly string[];
  readonly log: Pick<Logger, 'warn'>;
}

/**
 * Reads one page of all sources together. The ids of all entries sort by time, so the pages are merged by sorting them.
 */
export async function readMerged(
  sources: readonly AuditSource[],
  query: AuditQuery,
  reader: AuditReader,
): Promise<MergedPage> {
  const pages = await Promise.all(sources.map((source) => readOrMissing(source, query, reader)));
  const found = pages.flatMap(({ entries }) => entries).toSorted((one, other) => (one.id < other.id ? 1 : -1));
  const entries = found.slice(0, query.limit);
  const hasMore = found.length > entries.length || pages.some((page) => page.hasMore);
  return {
    entries: [...pages.flatMap(({ missing }) => missing), ...entries],
    nextCursor: hasMore ? entries.at(-1)?.id : undefined,
  };
}

/** Reads page after page until there is none. */
export async function* everyEntry(
  sources: readonly AuditSource[],
  query: AuditQuery,
  reader: AuditReader,
): AsyncGenerator<AuditEntry> {
  let { cursor } = query;
  do {
    const page = await readMerged(sources, { ...query, cursor }, reader);
    yield* page.entries;
    cursor = page.nextCursor;
  } while (cursor !== undefined);
}

interface SourcePage extends AuditPage {
  readonly missing: readonly AuditEntry[];
}

/**
 * A refusal is thrown for the reader; any other failure becomes an entry, so that an incomplete page does not look
 * complete.
 */
async function readOrMissing(source: AuditSource, query: AuditQuery, reader: AuditReader): Promise<SourcePage> {
  try {
    return { ...(await source.read(query, reader.headers)), missing: [] };
  } catch (error) {
    if (error instanceof ProblemError && error.status < 500) throw error;
    reader.log.warn({ err: error, service: source.name }, 'a part of the audit log could not be read');
    return { entries: [], hasMore: false, missing: [missingEntry(source.name)] };
  }
}

function missingEntry(service: string): AuditEntry {
  const origin = { actorId: null, requestId: null, network: 'unknown' } as const;
  return presentEntry(auditRow(origin, { act: unavailableAct, objectId: service, outcome: 'refused' }), service);
}
