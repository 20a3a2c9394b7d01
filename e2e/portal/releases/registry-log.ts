import type { PortalProcess } from '../portal-process.ts';
import { PipelineCaller } from './pipeline-caller.ts';

interface LogEntry {
  readonly sequence: number;
  readonly act: string;
  readonly by: string;
  readonly reason: string | null;
}

/** The counted openings of one version. */
interface VersionHealth {
  readonly version: string;
  readonly openings: number;
  readonly failures: number;
  readonly medianMs: number | null;
}

/** The registry as its operators see it. */
export class RegistryOperators {
  readonly #caller: PipelineCaller;

  constructor(portal: PortalProcess) {
    this.#caller = new PipelineCaller(portal.url, 'pipeline-portal');
  }

  /** Moves modules of the stable channel in one step. */
  async move(versions: Readonly<Record<string, string | null>>, reason: string): Promise<void> {
    const moves = Object.entries(versions).map(([module, to]) => ({ module, to }));
    await this.#caller.send('PUT', '/registry/channels/stable', { moves, reason });
  }

  /** Whether the chain of the log is intact. */
  verification(): Promise<{ readonly isIntact: boolean }> {
    return this.#caller.send('GET', '/registry/log/verification');
  }

  /** How one version of a module opened in the last 24 hours; undefined without an opening. */
  async health(module: string, version: string): Promise<VersionHealth | undefined> {
    const path = `/registry/modules/${module}/health`;
    const { versions } = await this.#caller.send<{ versions: VersionHealth[] }>('GET', path);
    return versions.find((one) => one.version === version);
  }

  /** The entries of one act, the newest first. */
  async log(act: string): Promise<LogEntry[]> {
    const entries: LogEntry[] = [];
    for (;;) {
      const cursor = entries.at(-1)?.sequence;
      const path = `/registry/log?limit=200&act=${act}${cursor === undefined ? '' : `&cursor=${cursor}`}`;
      const page = await this.#caller.send<LogEntry[]>('GET', path);
      entries.push(...page);
      if (page.length < 200) return entries;
    }
  }
}
