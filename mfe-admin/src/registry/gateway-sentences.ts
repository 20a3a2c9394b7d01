import type { Gateway } from '@seed/registry-contracts/gateways';
import { messages } from '../messages.ts';

const texts = messages.gateways;

export interface GatewaySentences {
  /** The versions that members get. */
  readonly served: readonly string[];
  /** The versions that gateways refuse, each with its reason. */
  readonly refused: readonly string[];
}

/** The sentences about a module: equal gateways are counted together. */
export function gatewaySentences(gateways: readonly Gateway[], module: string): GatewaySentences {
  const rows = gateways.flatMap(({ modules }) => modules.filter((row) => row.module === module));
  const stable = rows.filter(({ channel }) => channel === 'stable');
  const late = rows.filter(({ wanted, served, refusal }) => served !== wanted && refusal === null);
  return {
    served: [
      ...counted(stable, ({ served }) => served).map(([served, count]) => texts.serve(count, served)),
      ...counted(late, ({ wanted }) => wanted).map(([wanted, count]) => texts.fetch(count, wanted)),
    ],
    refused: counted(rows, ({ wanted, refusal }) => (refusal === null ? undefined : `${wanted}: ${refusal}`)).map(
      ([what, count]) => texts.refuse(count, what),
    ),
  };
}

/** How often there is each value, the commonest first; rows without one are left out. */
function counted<Row, Value>(rows: readonly Row[], valueOf: (row: Row) => Value | undefined): [Value, number][] {
  const counts = new Map<Value, number>();
  for (const value of rows.map(valueOf)) {
    if (value !== undefined) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return [...counts].toSorted(([, one], [, other]) => other - one);
}
