import { join } from 'node:path';
import { runJourney } from '../production/journey.mjs';
import { signInMembers } from '../production/members.mjs';
import { layCables } from '../production/network.mjs';
import { Processes, until } from '../production/processes.mjs';
import { missesOf, printTable, summaryOf } from '../production/results.mjs';
import { countWrites, forgetWrites, prepareWrites, startWriting } from '../production/writing-load.mjs';
import { hostOf } from './addresses.mjs';
import { scaleByLoad, untilMeasured } from './autoscaling.mjs';
import { startCluster } from './cluster.mjs';
import { startOutside } from './outside.mjs';
import { failingForums } from './images.mjs';
import { drain, podsOf, scale, untilAllReady } from './pods.mjs';
import { checkPolicies } from './policies.mjs';
import { prepareRelease, releaseFor, servingLabels, tagNextVersion } from './release.mjs';

const url = `https://${hostOf('portal')}`;
/** A browser drops its connections when its machine gets another network, as it does with each pod. */
const browserMachine = 1;
const nextVersion = 'next';
const failingVersion = 'failing';
/** Cluster, portal and members share one machine; and there can be 200 clubs, while a change takes up to four minutes. */
const slowPaces = 5;
const installLimitMs = 600_000;

/**
 * Acts of an operator while members write. Each must end without a failed request, a lost write or one that is there twice.
 * `paces` is smaller where the members are to use much CPU time.
 */
const underLoad = [
  { what: 'no change, for comparison', run: async () => '' },
  { what: 'the autoscaler gives the forums three replicas, then two', paces: 2, run: scaleByLoad },
  {
    what: 'helm upgrade, which replaces each pod',
    run: async ({ call, release, nodes }) => {
      const before = await podsOf(call);
      tagNextVersion(nodes, nextVersion);
      await release.upgrade('--set', `image.tag=${nextVersion}`);
      await untilAllReady(call);
      return `${before.length} pods replaced`;
    },
  },
  {
    what: 'the clubs get four replicas, then two',
    run: async ({ call }) => {
      await scale(call, 'clubs', 4);
      await scale(call, 'clubs', 2);
      return '';
    },
  },
  {
    what: 'drain of a node',
    run: async ({ call, nodes }) => `${await drain(call, nodes[1].name)} pods moved`,
  },
  {
    what: 'helm rollback',
    run: async ({ call, release }) => {
      await release.rollback();
      await untilAllReady(call);
      return '';
    },
  },
  { what: 'helm upgrade to a version whose migration fails, and back', run: failToMigrate },
];

/** The pods of the version before stay, and the release can be upgraded again. */
async function failToMigrate({ call, release, nodes }) {
  const namesOf = async () => (await podsOf(call, servingLabels)).map(({ metadata }) => metadata.name).toSorted();
  const before = await namesOf();
  tagNextVersion(nodes, failingVersion, { forums: failingForums });
  const isUpgraded = await release.upgrade('--set', `image.tag=${failingVersion}`).then(
    () => true,
    () => false,
  );
  if (isUpgraded) throw new Error('helm upgraded to a version that could not migrate');
  await release.upgrade();
  await untilAllReady(call);
  const after = await namesOf();
  if (after.join() !== before.join()) throw new Error(`other pods serve: ${after.join()} in place of ${before.join()}`);
  return `helm refused, the same ${after.length} pods serve`;
}

/**
 * Starts the cluster and what is outside of it, and goes through the life of a release. Prints what it has found, and resolves to
 * whether all was good.
 * @param {{ folder: string, images: string[], programs: Record<string, string>,
 *   tls: ReturnType<typeof import('./certificates.mjs').makeCertificates> }} prepared
 */
export async function runSteps({ folder, images, programs, tls }) {
  const processes = new Processes(join(folder, 'logs'));
  try {
    layCables([browserMachine]);
    const { identity } = await timed('what is outside of the cluster', () => startOutside({ processes, folder, tls }));
    const cluster = await timed('the cluster', () => startCluster({ processes, folder, programs, images, tls }));
    const release = releaseFor({ helm: cluster.helm, folder });
    return await liveThrough({ ...cluster, processes, folder, tls, identity, release, url, machine: browserMachine });
  } catch (error) {
    console.error(error);
    return false;
  } finally {
    await processes.stop();
  }
}

async function liveThrough(stack) {
  const { call, release, identity } = stack;
  await prepareRelease(stack);
  const startedAt = performance.now();
  await timed('helm install, which makes the realm', () => release.install());
  await timed('a hundred accounts', () => identity.addMembers());
  await timed('a member signs in and uses every module', () => runJourney(stack, 'finds it after a reload'));
  const tookMs = performance.now() - startedAt;
  if (tookMs > installLimitMs) throw new Error(`from helm install to a member it took ${tookMs} ms`);
  await timed('network policies', () => checkPolicies(call));
  // Keycloak signs them in; the services are at rest meanwhile.
  const [members, usedAtRest] = await Promise.all([
    timed('a hundred members sign in', () => signInMembers(identity, url)),
    timed('the autoscalers read the CPU time of pods', () => untilMeasured(call)),
  ]);
  await prepareWrites(members);
  const results = [];
  for (const [index, step] of underLoad.entries()) {
    const result = await changeUnderLoad(step, { ...stack, members, usedAtRest }, `K${index}`);
    console.error(`${step.what}: ${summaryOf(result)}`);
    results.push(result);
  }
  printTable(results);
  await timed('helm uninstall', () => uninstall(stack));
  return results.every(({ misses }) => misses.length === 0);
}

/** Prints how long an act takes and what it returns, if that is a text. */
async function timed(what, act) {
  const startedAt = performance.now();
  const result = await act();
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
  console.error([`${what}: ${seconds} s`, typeof result === 'string' && result].filter(Boolean).join('; '));
  return result;
}

/** All members write while an operator changes something; no response may be another than the one that they expect. */
async function changeUnderLoad(step, stack, label) {
  const writing = startWriting(stack.members, { label, paces: step.paces ?? slowPaces });
  const startedAt = performance.now();
  let note;
  let miss;
  try {
    await writing.untilAcknowledged(3);
    note = await step.run(stack);
    await writing.untilAcknowledged(3);
  } catch (error) {
    miss = error.message;
  }
  const counts = await countWrites(await writing.end(), stack.members);
  await forgetWrites(stack.members);
  const failed = Object.entries(counts.failures).map(([status, count]) => `${count} × ${status}`);
  if (failed.length > 0) miss = [miss, `responses that failed: ${failed.join(', ')}`].filter(Boolean).join('; ');
  const fault = { what: step.what, limits: {} };
  const took = `${((performance.now() - startedAt) / 1000).toFixed(0)} s`;
  return {
    fault,
    note: [note, took].filter(Boolean).join('; '),
    counts,
    misses: [...missesOf(fault, counts), miss].filter(Boolean),
  };
}

/** Nothing of the release may be left once its pods have drained. */
async function uninstall({ call, release }) {
  await release.uninstall();
  await until('the end of all pods', async () => (await podsOf(call)).length === 0);
}
