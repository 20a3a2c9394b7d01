import { setTimeout as delay } from 'node:timers/promises';
import { createConnection } from 'mysql2/promise';
import { until } from '../processes.mjs';

const withoutQuorumMs = 5000;
/** Replicas of a busy machine notice late. */
const longestNoticeMs = 30_000;
const readyLimitMs = 5000;
const spentMs = 5000;

/** The longest time without an acknowledged write after the loss of a database node. */
const limits = { gapMs: 5000 };

export const databaseFaults = [
  { name: 'writing-node', what: 'kill -9 of the database node that is written to', limits, run: killWriter },
  {
    name: 'quorum',
    what: 'kill -9 of two database nodes, for five seconds without quorum',
    limits: {},
    run: loseQuorum,
  },
  {
    name: 'connections',
    what: 'all connections of the writing node spent for five seconds',
    limits: { gapMs: 1000 },
    run: spendConnections,
  },
];

async function killWriter({ galera, database, processes }, writing) {
  const killed = await database.writer();
  await processes.kill(`node${killed}`);
  try {
    await writing.untilAcknowledged(3);
  } finally {
    galera.start(killed, { writer: await database.writer() });
  }
  const backMs = await galera.untilSynced(killed);
  return `back after ${seconds(backMs)}, node ${await database.writer()} is written to`;
}

async function loseQuorum(stack, writing) {
  const { galera, database, processes } = stack;
  const first = await database.writer();
  await processes.kill(`node${first}`);
  await writing.untilAcknowledged(1);
  const second = await database.writer();
  const left = [1, 2, 3].find((number) => number !== first && number !== second);
  await until('two nodes', async () => (await galera.sizeAt(left)) === 2);
  await processes.kill(`node${second}`);
  try {
    await until('every replica to be unready', () => allUnready(stack), longestNoticeMs);
    await assertRefused(stack);
    await delay(withoutQuorumMs);
  } finally {
    galera.start(second, { writer: left });
  }
  const startedAt = performance.now();
  const writer = await database.writer();
  const backMs = performance.now() - startedAt;
  const healedMs = await writing.untilAcknowledged(1);
  await galera.untilSynced(second);
  galera.start(first, { writer });
  await galera.untilSynced(first);
  return `unready and 503; the quorum was back after ${seconds(backMs)}, all wrote ${seconds(healedMs)} later`;
}

/** Each service is unready; none of its replicas returns anything but 503. */
async function allUnready({ plan }) {
  const ports = plan.services.flatMap(({ replicas }) => replicas.map(({ port }) => port));
  const signal = AbortSignal.timeout(readyLimitMs);
  const responses = await Promise.all(ports.map((port) => fetch(`http://127.0.0.1:${port}/health/ready`, { signal })));
  return responses.every(({ status }) => status === 503);
}

async function assertRefused({ members }) {
  const options = { method: 'POST', body: { title: 'Without quorum', content: 'No' }, key: 'without-quorum' };
  const { status, retryAfter } = await members[0].api('/forums', options);
  if (status !== 503 || retryAfter === null) {
    throw new Error(`a write without quorum responded ${status}, Retry-After: ${retryAfter}`);
  }
}

/** Opens connections until the server has none left, and holds them for some time. */
async function spendConnections({ galera, database }, writing) {
  const { host } = galera.nodes[(await database.writer()) - 1];
  const options = { host, user: 'portal', password: 'portal' };
  const held = [];
  try {
    for (;;) held.push(await createConnection(options));
  } catch (error) {
    if (error.errno !== 1040) throw error;
  }
  await delay(spentMs);
  held.forEach((connection) => connection.destroy());
  await writing.untilAcknowledged(1);
  return `${held.length} connections were held`;
}

const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;
