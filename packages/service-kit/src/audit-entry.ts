import { randomUUID } from 'node:crypto';
import type { AuditAct, AuditEntry } from '@seed/contracts/audit';
import type { Caller } from './caller.ts';

/** Facts about an act besides its object: words of the code and ids, never what a member typed. */
export type AuditDetail = Readonly<Record<string, string | number | boolean | readonly string[]>>;

/** An act that is recorded. */
export interface RecordedAct {
  /** Kind of object and verb, such as `post.deleted`. */
  readonly act: AuditAct;
  /** The id of the object; null if it has none that may be stored. */
  readonly objectId: string | number | null;
  /** Default: `done`. */
  readonly outcome?: AuditEntry['outcome'];
  readonly detail?: AuditDetail;
}

/** The request that an act belongs to. */
export type AuditOrigin = Pick<AuditEntry, 'actorId' | 'requestId' | 'network'>;

/** An entry as it is stored. */
export interface AuditRow extends Omit<AuditEntry, 'at' | 'service' | 'object' | 'detail'> {
  readonly at: Date;
  readonly objectId: string | null;
  readonly detail: object;
}

/** Characters of the id of an object or a member. */
export const mostObjectId = 191;
const bounds = { facts: 10, words: 20, characters: 100 } as const;

/** The entry of an act that happens now. */
export function auditRow(
  { actorId, requestId, network }: AuditOrigin,
  { act, objectId, outcome = 'done', detail = {} }: RecordedAct,
): AuditRow {
  const at = new Date();
  const id = objectId === null ? null : String(objectId).slice(0, mostObjectId);
  return {
    id: timeOrderedId(at),
    at,
    actorId,
    act,
    objectId: id,
    outcome,
    requestId,
    network,
    detail: bounded(detail),
  };
}

/** The member, the request and the network that an act of the caller comes from. */
export function originOf({ id, request }: Caller): AuditOrigin {
  return { actorId: id, requestId: request?.id ?? null, network: request?.network ?? 'unknown' };
}

/** An entry as the API shows it. */
export function presentEntry({ objectId, at, detail, ...row }: AuditRow, service: string): AuditEntry {
  const [kind = ''] = row.act.split('.');
  return { ...row, at: at.toISOString(), service, object: { kind, id: objectId }, detail: { ...detail } };
}

/**
 * A UUID of version 7: its first 48 bits are the time in milliseconds, so that the ids of all services sort together.
 * @see RFC 9562, section 5.7
 */
export function timeOrderedId(at: Date): string {
  const time = at.getTime().toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}

/** Keeps at most 10 facts of at most 100 characters, and 20 words in a list. */
function bounded(detail: AuditDetail): AuditDetail {
  const short = (text: string) => text.slice(0, bounds.characters);
  const boundedFact = (fact: AuditDetail[string]): AuditDetail[string] => {
    if (typeof fact === 'string') return short(fact);
    return typeof fact === 'object' ? fact.slice(0, bounds.words).map(short) : fact;
  };
  const facts = Object.entries(detail).slice(0, bounds.facts);
  return Object.fromEntries(facts.map(([name, fact]) => [name, boundedFact(fact)]));
}
