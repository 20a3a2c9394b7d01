/** Returns the limits that a fault has exceeded, one line each. */
export function missesOf({ limits }, { acknowledged, lost, twice, gapMs, failures }) {
  const misses = [];
  if (acknowledged === 0) misses.push('nothing was acknowledged');
  if (lost > 0) misses.push(`${lost} acknowledged writes are lost`);
  if (twice > 0) misses.push(`${twice} writes are stored twice`);
  if (failures[500] !== undefined) misses.push(`${failures[500]} responses were 500`);
  if (isTooSlow(limits, gapMs)) misses.push(`${Math.round(gapMs)} ms without a write, at most ${limits.gapMs} ms`);
  return misses;
}

const isTooSlow = ({ gapMs: atMostMs = Infinity }, gapMs) => gapMs > atMostMs;

/** Whether all that a fault has exceeded is the time without a write. */
export const isTooSlowOnly = ({ fault, counts, misses }) =>
  misses.length === 1 && isTooSlow(fault.limits, counts.gapMs);

/** One line about a fault that is over. */
export function summaryOf({ note, counts, misses }) {
  const { acknowledged, lost, twice, gapMs } = counts;
  const numbers = `${acknowledged} acknowledged, ${lost} lost, ${twice} twice, longest gap ${seconds(gapMs)}`;
  return [numbers, note, ...misses.map((miss) => `MISSED: ${miss}`)].filter(Boolean).join('; ');
}

const columns = [
  'fault',
  'acknowledged',
  'found',
  'lost',
  'twice',
  'longest gap',
  'at most',
  'other responses',
  'result',
];

/** Prints one line a fault, as a Markdown table. */
export function printTable(results) {
  const rows = results.map(({ fault, note, counts, misses }) => [
    fault.what,
    counts.acknowledged,
    counts.found,
    counts.lost,
    counts.twice,
    seconds(counts.gapMs),
    fault.limits.gapMs === undefined ? '–' : seconds(fault.limits.gapMs),
    Object.entries(counts.failures)
      .map(([status, count]) => `${count} × ${status}`)
      .join(', '),
    [misses.length === 0 ? 'good' : `MISSED: ${misses.join('; ')}`, note].filter(Boolean).join('; '),
  ]);
  for (const row of [columns, columns.map(() => '---'), ...rows]) console.log(`| ${row.join(' | ')} |`);
}

const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;
