import { appendFile, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ModuleRegistry, moduleRegistry } from '@seed/contracts/module-release';
import { z } from 'zod';
import { CliError } from '../cli-error.ts';
import { listReleases, readRelease } from './releases.ts';
import { assertRoutesAreFree } from './taken-routes.ts';
import { withLock } from './lock.ts';
import {
  type Change,
  type ChangeRequest,
  conflictWith,
  type ReleaseRegistry,
  type ServiceRequest,
} from './release-registry.ts';

const version = z.string().nullable();
const change = z.object({
  at: z.string(),
  by: z.string(),
  reason: z.string(),
  action: z.enum(['promote', 'rollback', 'remove', 'add-service', 'remove-service']),
  module: z.string(),
  from: version,
  to: version,
});

const registeredServices = z.object({
  services: z.record(z.string(), z.object({ urls: z.array(z.string()) })).default({}),
});

/** The file as it is: the gateway's own parts stay as they are. */
interface Content {
  readonly all: object;
  readonly modules: ModuleRegistry['modules'];
  readonly services: Services;
}

type Services = Readonly<Record<string, { readonly urls: readonly string[] }>>;

/**
 * The registry file of a portal, which the gateway reads at each page view. Its log lies beside it: one line of JSON a
 * change, in `<file>.log`, never rewritten.
 */
export function fileRegistry(file: string, releases: string): ReleaseRegistry {
  const logFile = `${file}.log`;
  const history = async (module?: string) => {
    const changes = (await readOr(logFile, ''))
      .split('\n')
      .filter(Boolean)
      .map((line) => parsedChange(line, logFile));
    return changes.filter((one) => module === undefined || one.module === module);
  };
  const keep = async (made: Change, content: object): Promise<Change> => {
    await replace(file, content);
    await appendFile(logFile, `${JSON.stringify(made)}\n`);
    return made;
  };
  return {
    live: async () => (await readContent(file)).modules,
    history,
    log: async () => (await history()).map((made) => ({ ...made, facts: {} })),
    change: (request) =>
      withLock(`${file}.lock`, async () => {
        const { all, modules } = await readContent(file);
        const made = await decide(request, modules[request.module] ?? null, await history(request.module));
        if (request.isDryRun === true) return made;
        const { [request.module]: _, ...others } = modules;
        const next = made.to === null ? others : { ...others, [request.module]: made.to };
        return keep(made, { ...all, modules: sorted(next) });
      }),
    ...releasesIn(file, releases),
    services: async () => urlsOf((await readContent(file)).services),
    changeService: (request) =>
      withLock(`${file}.lock`, async () => {
        const { all, services } = await readContent(file);
        const { service, urls } = request;
        const { [service]: before, ...others } = services;
        const next = urls.length === 0 ? others : { ...others, [service]: { urls } };
        const made = serviceChange(request, before?.urls);
        return request.isDryRun === true ? made : keep(made, { ...all, services: next });
      }),
  };
}

function releasesIn(file: string, releases: string): Pick<ReleaseRegistry, 'releases' | 'assertReleased' | 'purge'> {
  return {
    releases: (module) => listReleases(releases, module),
    async assertReleased(module, version) {
      const { manifest } = await readRelease(releases, module, version);
      await assertRoutesAreFree(manifest, (await readContent(file)).modules, releases);
    },
    purge: (module) => rm(join(releases, module), { recursive: true, force: true }),
  };
}

function serviceChange({ service, urls, by, reason }: ServiceRequest, before?: readonly string[]): Change {
  if (urls.length === 0 && before === undefined) {
    throw new CliError('notFound', `There is no registered service '${service}'`);
  }
  const action = urls.length === 0 ? 'remove-service' : 'add-service';
  const [from, to] = [before, urls].map((list) => (list === undefined || list.length === 0 ? null : list.join(' ')));
  return { at: new Date().toISOString(), by, reason, action, module: service, from: from ?? null, to: to ?? null };
}

function urlsOf(services: Services): Record<string, readonly string[]> {
  return Object.fromEntries(Object.entries(services).map(([id, { urls }]) => [id, urls]));
}

async function decide(request: ChangeRequest, live: string | null, history: readonly Change[]): Promise<Change> {
  const { action, module, by, reason, expected, services } = request;
  if (services !== undefined) {
    throw new CliError('usage', 'A registry file has no contracts: --service needs the registry of a portal');
  }
  if (expected !== undefined && expected !== live) throw conflictWith(request, live);
  const to = await request.choose(live, history);
  return { at: new Date().toISOString(), by, reason, action, module, from: live, to };
}

async function readContent(file: string): Promise<Content> {
  const text = await readOr(file, '{"modules":{}}');
  try {
    const all: unknown = JSON.parse(text);
    const { modules } = moduleRegistry.parse(all);
    return { all: z.looseObject({}).parse(all), modules, services: registeredServices.parse(all).services };
  } catch (cause) {
    throw new CliError('usage', `${file} is not a valid registry file; correct it first`, { cause });
  }
}

async function readOr(file: string, missing: string): Promise<string> {
  return readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return missing;
    throw error;
  });
}

function parsedChange(line: string, logFile: string): Change {
  try {
    return change.parse(JSON.parse(line));
  } catch (cause) {
    throw new CliError('usage', `${logFile} has a line that is no change: ${line.slice(0, 80)}`, { cause });
  }
}

/** The file is renamed into place, because the gateway may read it at any moment. */
async function replace(file: string, content: object): Promise<void> {
  const draft = `${file}.${process.pid}.new`;
  await writeFile(draft, `${JSON.stringify(content, null, 2)}\n`);
  await rename(draft, file);
}

function sorted(modules: ModuleRegistry['modules']): ModuleRegistry['modules'] {
  return Object.fromEntries(Object.entries(modules).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
