import type { LogVerification } from '@seed/registry-contracts/log';
import { type ChainEnd, firstBroken, firstHash } from './chain.ts';
import type { logRepository } from './log.repository.ts';

const rowsAtOnce = 500;

/**
 * Computes the chain of hashes again.
 *
 * @param seen a hash that the log had before, which it must still have
 */
export async function verifyChain(
  log: Pick<ReturnType<typeof logRepository>, 'head' | 'after'>,
  seen: string | undefined,
): Promise<LogVerification> {
  // An entry that is appended meanwhile lies behind this end.
  const head = await log.head();
  let end: ChainEnd = { sequence: 0, hash: firstHash };
  let wasSeen = seen === undefined || seen === firstHash;
  while (end.sequence < head.sequence) {
    const rows = (await log.after(end.sequence, rowsAtOnce)).filter((row) => row.sequence <= head.sequence);
    const broken = rows.length === 0 ? end.sequence + 1 : firstBroken(rows, end);
    if (broken !== undefined) return verification(head, broken);
    wasSeen ||= rows.some(({ hash }) => hash === seen);
    end = rows.at(-1) ?? end;
  }
  return verification(head, end.hash === head.hash && wasSeen ? null : head.sequence);
}

function verification({ sequence, hash }: ChainEnd, brokenAt: number | null): LogVerification {
  return { isIntact: brokenAt === null, entries: sequence, hash, brokenAt };
}
