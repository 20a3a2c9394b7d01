import { existsSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { acts } from '../acts.mjs';
import { serviceNames } from '../portal.mjs';
import { upload } from '../uploads.mjs';

const downMs = 4000;
const skewMs = 4000;
const fakeTime = '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1';

/** The longest time without an acknowledged write after the loss of a process without state. */
const limits = { gapMs: 1000 };

export const processFaults = [
  { name: 'gateway', what: 'kill -9 of a gateway', limits, run: killGateway },
  { name: 'replicas', what: 'kill -9 of a replica of each of the seven services', limits, run: killReplicas },
  { name: 'redis', what: 'kill -9 of Redis', limits, run: killed('redis') },
  { name: 'objects', what: 'kill -9 of the object store, down for four seconds', limits, run: killObjectStore },
  { name: 'keycloak', what: 'kill -9 of Keycloak', limits, run: killKeycloak },
  { name: 'database-proxy', what: 'kill -9 of the HAProxy before the database', limits, run: killed('database-proxy') },
  { name: 'front-proxy', what: 'kill -9 of the HAProxy before the gateways', limits, run: killed('front-proxy') },
  { name: 'clock', what: 'the clock of a replica of forums is an hour behind', limits, run: skewClock },
];

/** A gateway notices that a replica is down by a request that fails, and no member writes to the registry. */
function alertOf(service) {
  return acts.some((act) => act.service === service) ? 'ReplicaDown' : undefined;
}

/** The supervisor starts the process again. */
function killed(name) {
  return async ({ processes }, writing) => {
    const before = processes.pid(name);
    await processes.kill(name);
    await writing.untilAcknowledged(3);
    if (processes.pid(name) === before) throw new Error('it was not started again');
    return '';
  };
}

/** The gateway is down until Prometheus has noticed it; the other one serves alone meanwhile. */
async function killGateway({ processes, monitoring }, writing) {
  const since = performance.now();
  const start = await processes.killForGood('gateway-1');
  try {
    await writing.untilAcknowledged(3);
    return await monitoring.untilNoticed('gateway-1', { since });
  } finally {
    start();
  }
}

/**
 * All at the same moment, and down until Prometheus has noticed each of them; the others serve alone meanwhile. They start one after the
 * other, as a deployment does it, because the starts would take the processors of this machine from those that serve.
 */
async function killReplicas({ processes, monitoring, untilReplicaReady }, writing) {
  const since = performance.now();
  const killed = serviceNames.map((service) => ({ service, name: `${service}-1` }));
  const starts = await Promise.all(killed.map(({ name }) => processes.killForGood(name)));
  try {
    await writing.untilAcknowledged(3);
    await Promise.all(
      killed.map(({ service, name }) => monitoring.untilNoticed(name, { since, alert: alertOf(service) })),
    );
  } finally {
    for (const [index, start] of starts.entries()) {
      start();
      await untilReplicaReady(killed[index].name);
    }
  }
  return 'down for Prometheus, `ReplicaDown` pending';
}

/** Signed-in members go on without it, and others can sign in when it is back. */
async function killKeycloak({ processes, identity }, writing) {
  await processes.kill('keycloak');
  await writing.untilAcknowledged(10);
  const during = await identity.signIn(0).then(
    () => 'worked',
    () => 'failed',
  );
  const startedAt = performance.now();
  await identity.untilUp();
  await identity.signIn(0);
  await writing.untilAcknowledged(3);
  return `signing in ${during} meanwhile; it was back ${((performance.now() - startedAt) / 1000).toFixed(1)} s later`;
}

/** Only new pictures fail while it is down. */
async function killObjectStore({ processes, objects, members }, writing) {
  await processes.killForGood('objects');
  const during = await upload(members[1]);
  await delay(downMs);
  objects.start();
  await objects.untilUp();
  const after = await upload(members[1]);
  await writing.untilAcknowledged(1);
  if (during !== 503 || after !== 201) throw new Error(`pictures responded ${during} while it was down, ${after} then`);
  return 'a picture: 503 while it was down, 201 then';
}

/** Replaces a replica by one whose clock is an hour behind, and that one by one with the right time. */
async function skewClock({ processes, portal, plan, untilReady }, writing) {
  if (!existsSync(fakeTime)) return 'SKIPPED: libfaketime is not installed (apt-get install faketime)';
  const service = plan.services.find(({ name }) => name === 'forums');
  const [replica] = service.replicas;
  const replace = async (environment) => {
    await processes.killForGood(replica.name);
    portal.startReplica(service, replica, environment);
    await untilReady();
  };
  await replace({ LD_PRELOAD: fakeTime, FAKETIME: '-1h', FAKETIME_DONT_FAKE_MONOTONIC: '1' });
  await delay(skewMs);
  await writing.untilAcknowledged(3);
  await replace({});
  return '';
}
