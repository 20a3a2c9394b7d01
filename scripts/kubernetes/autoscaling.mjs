import { setTimeout as delay } from 'node:timers/promises';
import { deployables } from '../deployment.mjs';
import { until } from '../production/processes.mjs';
import { autoscalersOf, deploymentOf, untilAllReady } from './pods.mjs';
import { unscaled } from './release.mjs';

const component = 'forums';
/** Members who write need more than so many times the CPU time of pods at rest. */
const factor = 1.5;
/** A measurement is of up to half a minute before: the least of so many seconds is without the requests of the journey. */
const restSeconds = 20;
const most = 3;
const fewest = 2;

/**
 * Resolves when each autoscaler of the portal has read the CPU time of its pods, to the least of the forums within 20 s, in percent
 * of what they request.
 */
export async function untilMeasured(call) {
  const measured = deployables.filter((name) => !unscaled.includes(name));
  await until('the CPU time of all pods', async () => {
    const autoscalers = await autoscalersOf(call);
    return measured.every((name) => autoscalers.get(name)?.used !== undefined);
  });
  let least = Infinity;
  for (let second = 0; second < restSeconds; second += 1) {
    least = Math.min(least, (await autoscalersOf(call)).get(component).used ?? Infinity);
    await delay(1000);
  }
  return least;
}

/**
 * Gives the forums a target that the members exceed. Their autoscaler adds a replica, which another upgrade leaves as it is, and
 * takes it away when the target is high again.
 * @param {{ call: Function, release: object, usedAtRest: number }} stack
 */
export async function scaleByLoad({ call, release, usedAtRest }) {
  const target = Math.ceil(usedAtRest * factor);
  const lowTarget = ['--set', `services.${component}.autoscaling.targetCpuPercent=${target}`];
  await release.upgrade('--no-hooks', ...lowTarget);
  await untilReplicas(call, most);
  const { used } = (await autoscalersOf(call)).get(component);
  await untilAllReady(call);
  const before = await deploymentOf(call, component);
  await release.upgrade('--no-hooks', ...lowTarget);
  const after = await deploymentOf(call, component);
  if (after.metadata.generation !== before.metadata.generation)
    throw new Error('helm upgrade has changed the replicas');
  await release.upgrade('--no-hooks');
  await untilReplicas(call, fewest);
  await untilAllReady(call);
  return `scaled at ${used} % of the requested CPU time, the target was ${target} %, at rest it was ${usedAtRest} %`;
}

const untilReplicas = (call, replicas) =>
  until(`${replicas} replicas of the ${component}`, async () => {
    const { spec } = await deploymentOf(call, component);
    return spec.replicas === replicas;
  });
