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

export interface ChangeRequest extends Pick<Change, 'module' | 'by' | 'reason'> {
  readonly action: 'promote' | 'rollback' | 'remove';
  /** The version that the caller expects to be live; null for none. Any other live version is a conflict. */
  readonly expected?: string | null | undefined;
  /** Chooses the version that becomes live, with the registry locked; null for none. */
  choose(live: string | null, history: readonly Change[]): string | null | Promise<string | null>;
}

export interface ServiceRequest extends Pick<Change, 'by' | 'reason'> {
  readonly service: string;
  /** Where its replicas run; none takes the service out of the portal. */
  readonly urls: readonly string[];
}

/** The modules that a portal shows: the one place that depends on how a portal keeps them. */
export interface ReleaseRegistry {
  /** Version, or address of a development server, by module id. */
  live(): Promise<Readonly<Record<string, string>>>;
  /** All changes, the oldest first; of one module if it is given. */
  history(module?: string): Promise<Change[]>;
  /**
   * Changes what is live of one module, at once or not at all, and adds a line to the log.
   *
   * @throws CliError `conflict` if another version is live than expected, or another change runs.
   */
  change(request: ChangeRequest): Promise<Change>;
  /** Addresses of the registered services, by id. */
  services(): Promise<Readonly<Record<string, readonly string[]>>>;
  /** Registers a service or removes it, under the same conditions as `change`. */
  changeService(request: ServiceRequest): Promise<Change>;
}
