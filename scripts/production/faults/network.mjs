import { setTimeout as delay } from 'node:timers/promises';
import { cutOff, losePackets } from '../network.mjs';
import { until } from '../processes.mjs';

const slowMs = 10_000;
const roundTripMs = 200;
const lossShare = 0.05;

export const networkFaults = [
  {
    name: 'slow-network',
    what: '200 ms and 5 % loss of packets on the way to the database, for ten seconds',
    // Each statement of a write waits for the way to the database and back, and a lost packet at least as long again.
    limits: { gapMs: 5000 },
    run: slowDown,
  },
  {
    name: 'partition',
    what: 'the database node that is written to is cut off from everything',
    limits: { gapMs: 5000 },
    run: partition,
  },
];

async function slowDown({ link }, writing) {
  const mendLoss = losePackets(lossShare);
  await link.slow(roundTripMs);
  try {
    await delay(slowMs);
    await writing.untilAcknowledged(1);
  } finally {
    mendLoss();
    await link.mend();
  }
  await writing.untilAcknowledged(3);
  return '';
}

/** The others go on; the one that was cut off must refuse by itself, and take over their writes when the cable is mended. */
async function partition({ galera, database }, writing) {
  const cut = await database.writer();
  const mend = cutOff(cut);
  let writer;
  try {
    await until('the node that was cut off to be without quorum', async () => !(await galera.hasQuorum(cut)));
    await writing.untilAcknowledged(3);
    writer = await database.writer();
  } finally {
    mend();
  }
  const backMs = await galera.untilSynced(cut);
  if (writer === cut) throw new Error(`node ${cut} was still written to while it was cut off`);
  return `node ${cut} refused alone, node ${writer} was written to; back after ${(backMs / 1000).toFixed(1)} s`;
}
