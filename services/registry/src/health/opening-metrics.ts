import { Counter, type Registry } from 'prom-client';
import type { CountedOpening, OpeningCounts } from './opening-counts.ts';

/** Counts the openings for Prometheus too. */
export function measuredOpenings(counts: OpeningCounts, registry: Registry): OpeningCounts {
  const openings = new Counter({
    name: 'registry_module_openings_total',
    help: 'Reported openings of modules in browsers, by how they went',
    labelNames: ['module', 'outcome'],
    registers: [registry],
  });
  return {
    ...counts,
    add(opening) {
      counts.add(opening);
      openings.inc({ module: opening.module, outcome: outcomeOf(opening) });
    },
  };
}

/** The outcome of an opening that worked is the class of its time, which is not for Prometheus. */
function outcomeOf({ outcome }: CountedOpening): string {
  return outcome === 'failed' || outcome === 'crashed' ? outcome : 'mounted';
}
