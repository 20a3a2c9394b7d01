import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { prometheusApi, prometheusCommand } from '../prometheus.mjs';
import { until } from './processes.mjs';

/** Within this time Prometheus has read all parts and evaluated all rules several times, also on a busy machine. */
const noticeLimitMs = 30_000;
/** Recorded from the openings of modules, which browsers report only to a registry that the gateways follow. */
const ofOpenings = 'module:';

/**
 * Starts Prometheus, supervised, with the deployed rules: it reads the metrics of each gateway and replica once a second.
 * @param {{ processes: import('./processes.mjs').Processes, folder: string, port: number,
 *   plan: ReturnType<typeof import('./portal.mjs').layOut> }} options
 */
export async function startMonitoring({ processes, folder, port, plan }) {
  const parts = new Map(partsOf(plan));
  const own = join(folder, 'prometheus');
  mkdirSync(own);
  const command = prometheusCommand({ folder: own, port, targets: [...parts.values()], interval: '1s' });
  processes.start('prometheus', { ...command, supervised: true });
  const get = prometheusApi(port);
  const query = async (text) => (await get(`query?query=${encodeURIComponent(text)}`)).data.result;
  await until('Prometheus', async () => (await query('up')).length === parts.size);
  return {
    /**
     * Resolves to what was read, once all parts are, no rule fails and each recording rule has a number. A rate needs requests
     * between two readings, so `request` is called meanwhile.
     */
    untilComplete: (request) => untilComplete({ get, query, parts, request }),
    /**
     * Resolves once Prometheus has found a process down at some time after the instant `since` of `performance.now`, and
     * `alert`, if any, is pending or was; to nothing for a process without metrics.
     */
    untilNoticed: (name, { since, alert }) => untilNoticed({ query, name, address: parts.get(name), since, alert }),
  };
}

/** The address of the metrics of each process, by its name. */
function partsOf({ gateways, services }) {
  const addressed = ({ name, port }) => [name, `127.0.0.1:${port}`];
  return [
    ...gateways.map(({ name, internal }) => addressed({ name, port: internal })),
    ...services.flatMap(({ replicas }) => replicas.map(addressed)),
  ];
}

async function untilComplete({ get, query, parts, request }) {
  const countUp = async () => (await query('up == 1')).length;
  await until('all parts to be read', async () => (await countUp()) === parts.size, noticeLimitMs);
  const rules = async () => (await get('rules')).data.groups.flatMap((group) => group.rules);
  await until('the rules', async () => (await rules()).every(({ health }) => health === 'ok'), noticeLimitMs);
  const recorded = (await rules()).filter(({ type, name }) => type === 'recording' && !name.startsWith(ofOpenings));
  const hasValue = (name) => async () => {
    await request();
    return hasNumber(await query(name));
  };
  for (const { name } of recorded) await until(name, hasValue(name), noticeLimitMs);
  return `${parts.size} parts are read, ${recorded.length} rules have values`;
}

/** A ratio of nothing is not a number. */
const hasNumber = (series) => series.some(({ value }) => Number.isFinite(Number(value[1])));

async function untilNoticed({ query, name, address, since, alert }) {
  if (address === undefined) return undefined;
  const holds = (series) => async () => {
    const seconds = Math.ceil((performance.now() - since) / 1000);
    return (await query(series(seconds))).length > 0;
  };
  const isDown = holds((seconds) => `min_over_time(up{instance="${address}"}[${seconds}s]) == 0`);
  await until(`Prometheus to find ${name} down`, isDown, noticeLimitMs);
  if (alert === undefined) return 'down for Prometheus';
  const labels = `alertname="${alert}",alertstate="pending",replica="http://${address}"`;
  const isPending = holds((seconds) => `count_over_time(ALERTS{${labels}}[${seconds}s])`);
  await until(`${alert} of ${name}`, isPending, noticeLimitMs);
  return `down for Prometheus, ${alert} pending`;
}
