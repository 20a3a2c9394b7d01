import { appendFileSync, mkdirSync, readFileSync, renameSync, statSync, truncateSync } from 'node:fs';
import { dirname } from 'node:path';
import { type AuditEntry, auditEntry } from '@seed/contracts/audit';
import { type AuditOrigin, auditRow, presentEntry, type RecordedAct } from '@seed/service-kit/audit-entry';
import { parse } from 'zod';
import type { AuditQuery, AuditSource } from './audit-source.ts';

/** A file of this size is renamed and replaces the former one. */
const mostBytes = 1_000_000;

export interface AuditFile extends AuditSource {
  record(origin: AuditOrigin, act: RecordedAct): void;
}

/** An audit log without a database: entries appended to a file, one JSON object a line. For the embedded provider. */
export function createAuditFile(name: string, file: string): AuditFile {
  mkdirSync(dirname(file), { recursive: true });
  dropCutLine(file);
  return {
    name,
    record(origin, act) {
      if (sizeOf(file) > mostBytes) renameSync(file, `${file}.1`);
      const line = `${JSON.stringify(presentEntry(auditRow(origin, act), name))}\n`;
      appendFileSync(file, line, { mode: 0o600 });
    },
    async read(query) {
      const fitting = [file, `${file}.1`].flatMap(readEntries).filter((entry) => fits(entry, query));
      const entries = fitting.toSorted((one, other) => (one.id < other.id ? 1 : -1)).slice(0, query.limit);
      return { entries, hasMore: fitting.length > entries.length };
    },
  };
}

function fits({ id, actorId, act }: AuditEntry, query: AuditQuery): boolean {
  if (query.cursor !== undefined && id >= query.cursor) return false;
  return (query.actor ?? actorId) === actorId && (query.act ?? act) === act;
}

function readEntries(file: string): AuditEntry[] {
  if (sizeOf(file) === 0) return [];
  const lines = readFileSync(file, 'utf8').split('\n').slice(0, -1);
  return lines.map((line) => parse(auditEntry, JSON.parse(line)));
}

/** A crash may have cut the last line, so a new line begins before the next entry. */
function dropCutLine(file: string): void {
  if (sizeOf(file) > 0) truncateSync(file, readFileSync(file).lastIndexOf('\n') + 1);
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}
