import { Command } from 'commander';
import type { Action, Context, Outcome } from '../context.ts';
import { type PlaceFlags, placesOf, withPlaces } from './places.ts';
import { servedVersions } from './served-versions.ts';

interface Flags extends PlaceFlags {
  readonly portal?: string;
}

interface ModuleStatus {
  readonly module: string;
  readonly live: string;
  /** The version in the running portal's boot document; undefined without `--portal`. */
  readonly served?: string | undefined;
  readonly releases: readonly string[];
  readonly since?: string | undefined;
  readonly by?: string | undefined;
}

/** `portal status` */
export function statusCommand(action: Action): Command {
  return withPlaces(new Command('status'))
    .description('show what is live, since when and by whom')
    .option('--portal <url>', 'compare with what a running portal shows')
    .action((flags: Flags) => action((context) => status(flags, context)));
}

async function status(flags: Flags, context: Context): Promise<Outcome> {
  const { registry } = placesOf(flags, context);
  const [live, history, services] = await Promise.all([registry.live(), registry.history(), registry.services()]);
  const served = flags.portal === undefined ? undefined : await servedVersions(flags.portal);
  const modules = await Promise.all(
    Object.entries(live).map(async ([module, version]): Promise<ModuleStatus> => {
      const last = history.findLast((change) => change.module === module);
      const isServed = served && { served: served.get(module) };
      const found = await registry.releases(module);
      return { module, live: version, ...isServed, releases: found, since: last?.at, by: last?.by };
    }),
  );
  const late = modules.filter(({ live: wanted, served: shown }) => served !== undefined && !isSame(wanted, shown));
  const lines = [
    ...modules.map(lineOf),
    ...Object.entries(services).map(([id, urls]) => `${id.padEnd(16)}${urls.join(' ')}  (service)`),
  ];
  const text = lines.length === 0 ? 'No module is live.' : lines.join('\n');
  return { text, data: { modules, services }, isFailure: late.length > 0 };
}

/** A development server has no version in the registry. */
function isSame(wanted: string, shown: string | undefined): boolean {
  return wanted.startsWith('http') ? shown !== undefined : wanted === shown;
}

function lineOf({ module, live, served, since, by }: ModuleStatus): string {
  const change = since === undefined ? '' : `  since ${since} by ${by}`;
  const difference = served === undefined || isSame(live, served) ? '' : `  (the portal shows ${served})`;
  return `${module.padEnd(16)}${live}${change}${difference}`;
}
