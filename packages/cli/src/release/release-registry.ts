import { CliError } from '../cli-error.ts';

/** A change of the live versions, as the log records it. */
export interface Change {
  /** ISO 8601. */
  readonly at: string;
  readonly by: string;
  readonly reason: string;
  readonly action: 'promote' | 'rollback' | 'remove' | 'add-service' | 'remove-service';
  /** The id of the module or service. */
  readonly module: string;
  /** The version or the addresses before the change; null if it was not live. */
  readonly from: string | null;
  /** The version or the addresses after the change; null if it is not live any more. */
  readonly to: string | null;
}

/** A line of the log: a change, or another act such as a pinned key. */
export interface LogLine extends Pick<Change, 'at' | 'by' | 'reason' | 'from' | 'to'> {
  /** That of a change, or the name of the act, such as `key-added`. */
  readonly action: string;
  /** The id of the module or service; null for an act on none. */
  readonly module: string | null;
  /** Further facts of the act. */
  readonly facts: Readonly<Record<string, string>>;
}

export interface ChangeRequest extends Pick<Change, 'module' | 'by' | 'reason'> {
  readonly action: 'promote' | 'rollback' | 'remove';
  /** The version that the caller expects to be live; null for none. Any other live version is a conflict. */
  readonly expected?: string | null | undefined;
  /** Decides and returns the change, and makes none. */
  readonly isDryRun?: boolean | undefined;
  /** Contracts that services are about to have; a module that requires a newer one is a reason against the change. */
  readonly services?: Readonly<Record<string, string>> | undefined;
  /** Chooses the version that becomes live, with the registry locked; null for none. */
  choose(live: string | null, history: readonly Change[]): string | null | Promise<string | null>;
}

export interface ServiceRequest extends Pick<Change, 'by' | 'reason'> {
  readonly service: string;
  readonly isDryRun?: boolean | undefined;
  /** Where its replicas run; none takes the service out of the portal. */
  readonly urls: readonly string[];
}

/** The modules that a portal shows: the one place that depends on how a portal keeps them. */
export interface ReleaseRegistry {
  /** Version, or address of a development server, by module id. */
  live(): Promise<Readonly<Record<string, string>>>;
  /** All changes, the oldest first; of one module if it is given. */
  history(module?: string): Promise<Change[]>;
  /** Every act, the oldest first. */
  log(): Promise<LogLine[]>;
  /**
   * Changes what is live of one module, at once or not at all, and adds a line to the log.
   *
   * @throws CliError `conflict` if another version is live than expected, or another change runs.
   */
  change(request: ChangeRequest): Promise<Change>;
  /** Versions of a module that can be made live, the newest first. */
  releases(module: string): Promise<readonly string[]>;
  /**
   * Checks a release before it becomes live.
   *
   * @throws CliError `notFound` if there is none, `conflict` if it is not whole or another module has one of its routes.
   */
  assertReleased(module: string, version: string): Promise<void>;
  /** Deletes all releases of a module. */
  purge(module: string): Promise<void>;
  /** Addresses of the registered services, by id. */
  services(): Promise<Readonly<Record<string, readonly string[]>>>;
  /** Registers a service or removes it, under the same conditions as `change`. */
  changeService(request: ServiceRequest): Promise<Change>;
}

/** The error about another live version than the caller expects. */
export function conflictWith({ module, expected }: ChangeRequest, live: string | null): CliError {
  const found = live === null ? 'is not live' : `is live as ${live}`;
  return new CliError('conflict', `${module} ${found}, not ${expected ?? 'absent'} as expected. Look at: portal log`);
}
