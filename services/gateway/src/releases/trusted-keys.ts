import { mkdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { ReleaseFeed } from '@seed/contracts/release-feed';
import { replaceDurably } from '@seed/service-kit/durable-files';
import type { Logger } from '@seed/service-kit/logger';
import { checkKeyList, type PinnedKey } from '@seed/service-kit/release-signature';
import { z } from 'zod';
import { onceUntilChanged } from '../once-until-changed.ts';
import { fileStamp } from './file-stamp.ts';

type OfferedKeys = ReleaseFeed['keys'][string];

/** The keys of the teams, as root keys of the portal signed them. */
export interface TrustedKeys {
  /** Grows with each change. */
  readonly revision: number;
  /** The keys of a module, with those that are revoked; none if no list of it was ever accepted. */
  keysOf(module: string): readonly PinnedKey[];
  /** Remembers revoked keys and a newer list; an older or unsigned list has no effect. */
  accept(offered: Readonly<Record<string, OfferedKeys>>): Promise<void>;
  /** Reads what another process of this gateway has remembered. */
  refresh(): Promise<void>;
}

interface ModuleKeys {
  readonly list: string | null;
  /** 0 without a list. */
  readonly version: number;
  readonly keys: readonly PinnedKey[];
  readonly revoked: ReadonlySet<string>;
}

interface TrustedKeysOptions {
  /** Keeps the newest lists, so that an older one is refused also after a restart. */
  readonly file: string;
  readonly rootKeys: readonly string[];
  readonly log: Logger;
}

const kept = z.record(z.string(), z.object({ list: z.string().nullable(), revoked: z.array(z.string()) }));
const none: ModuleKeys = { list: null, version: 0, keys: [], revoked: new Set() };

/** Reads what is kept; nothing is trusted without a signature of a root key. */
export async function trustedKeys(options: TrustedKeysOptions): Promise<TrustedKeys> {
  const keys = new KeptKeys(options);
  await keys.refresh();
  return keys;
}

class KeptKeys implements TrustedKeys {
  readonly #options: TrustedKeysOptions;
  readonly #modules = new Map<string, ModuleKeys>();
  readonly #once = onceUntilChanged();
  #revision = 0;
  #stamp: string | undefined;
  #isWritten = true;
  /** Lists are accepted one after the other. */
  #last: Promise<void> = Promise.resolve();

  constructor(options: TrustedKeysOptions) {
    this.#options = options;
  }

  get revision(): number {
    return this.#revision;
  }

  keysOf(module: string): readonly PinnedKey[] {
    const { keys, revoked } = this.#modules.get(module) ?? none;
    return keys.map((key) => (revoked.has(key.kid) ? { ...key, revokedAt: 'some time ago' } : key));
  }

  accept(offered: Readonly<Record<string, OfferedKeys>>): Promise<void> {
    const accepted = this.#last.then(() => this.#accept(offered));
    // A failure belongs to its own caller.
    this.#last = accepted.catch(() => undefined);
    return accepted;
  }

  async #accept(offered: Readonly<Record<string, OfferedKeys>>): Promise<void> {
    await this.refresh();
    if (await this.#learnAll(offered)) this.#isWritten = false;
    if (this.#isWritten) return;
    const all = [...this.#modules].map(([module, { list, revoked }]) => [module, { list, revoked: [...revoked] }]);
    await mkdir(dirname(this.#options.file), { recursive: true });
    await replaceDurably(this.#options.file, JSON.stringify(Object.fromEntries(all)));
    this.#isWritten = true;
  }

  async refresh(): Promise<void> {
    const { file, log } = this.#options;
    const found = await fileStamp(file);
    if (found === undefined || found === this.#stamp) return;
    this.#stamp = found;
    try {
      await this.#learnAll(kept.parse(JSON.parse(await readFile(file, 'utf8'))));
    } catch (error) {
      log.error({ err: error, file }, 'the kept keys cannot be read');
    }
  }

  /** Whether something changed. */
  async #learnAll(offered: Readonly<Record<string, OfferedKeys>>): Promise<boolean> {
    const before = this.#revision;
    for (const [module, keys] of Object.entries(offered)) await this.#learn(module, keys);
    return this.#revision !== before;
  }

  async #learn(module: string, { list, revoked }: OfferedKeys): Promise<void> {
    const before = this.#modules.get(module) ?? none;
    const next = list === null || list === before.list ? before : await this.#newer(module, before, list);
    const all = new Set([...before.revoked, ...revoked]);
    if (next === before && all.size === before.revoked.size) return;
    this.#modules.set(module, { ...next, revoked: all });
    this.#revision += 1;
  }

  async #newer(module: string, before: ModuleKeys, list: string): Promise<ModuleKeys> {
    const { rootKeys, log } = this.#options;
    const checked = await checkKeyList(list, module, rootKeys);
    const version = checked.list?.version ?? 0;
    const old = version <= before.version ? [`Its version is ${version}, and ${before.version} was seen before.`] : [];
    const problems = [...checked.problems, ...old];
    this.#once(module, problems.join(' '), () => {
      if (problems.length > 0) log.error({ module, problems }, 'a list of keys is refused');
      else log.info({ module, version }, 'a list of keys is accepted');
    });
    return problems.length > 0 ? before : { ...before, list, version, keys: checked.keys };
  }
}
