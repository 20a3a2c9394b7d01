import { type Finding, ok, problem, reasonOf, type Variables } from './finding.ts';

const timeoutMs = 5000;
const oldest = [6, 2] as const;

/** The variables with the address of a Valkey or Redis, and what it is for. */
const stores = [
  ['SHARED_STATE_URL', 'shared state'],
  ['EVENT_BROKER_URL', 'event broker'],
] as const;

/** Checks the Valkey or Redis of each variable that names one. */
export async function checkStores(variables: Variables): Promise<Finding[]> {
  const findings = stores.map(async ([name, part]) => {
    const address = variables[name];
    return address === undefined ? [] : [await checkStore({ name, part, address })];
  });
  return (await Promise.all(findings)).flat();
}

interface Store {
  readonly name: string;
  readonly part: string;
  readonly address: string;
}

async function checkStore({ name, part, address }: Store): Promise<Finding> {
  if (!URL.canParse(address) || !/^rediss?:$/.test(new URL(address).protocol)) {
    return problem(part, `${name} is no address of a store`, 'Use redis://:password@host:6379/0.');
  }
  const { host } = new URL(address);
  // Only this check needs the driver.
  const { Redis } = await import('ioredis');
  const options = { connectTimeout: timeoutMs, commandTimeout: timeoutMs, maxRetriesPerRequest: 0, lazyConnect: true };
  const store = new Redis(address, { ...options, retryStrategy: () => null });
  // The driver reports a refused connection here only; the commands below fail without the reason.
  let refused: Error | undefined;
  store.on('error', (error) => (refused ??= error));
  try {
    await store.connect();
    return versionOf(part, await store.info('server'), host);
  } catch (error) {
    const reason = reasonOf(refused ?? error);
    return problem(part, `${host}: ${reason}`, `Start it, or correct host and password in ${name}.`);
  } finally {
    store.disconnect();
  }
}

function versionOf(part: string, info: string, host: string): Finding {
  const name = info.includes('valkey_version') ? 'Valkey' : 'Redis';
  const text = /(?:valkey|redis)_version:([\d.]+)/.exec(info)?.[1] ?? '0';
  const [major = 0, minor = 0] = text.split('.').map(Number);
  const isOld = major < oldest[0] || (major === oldest[0] && minor < oldest[1]);
  if (!isOld) return ok(part, `${name} ${text} at ${host} responds`);
  return problem(part, `${name} at ${host} is ${text}`, 'Use Valkey, or Redis 6.2 or later.');
}
