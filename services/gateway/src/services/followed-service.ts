import type { ServiceDeclaration } from '@seed/contracts/service-manifest';
import type { Logger } from '@seed/service-kit/logger';
import { z } from 'zod';
import type { TimeBudgets } from '../config.ts';
import { onceUntilChanged } from '../once-until-changed.ts';
import { RefusedDeclarationError } from '../upstream/refused-declaration-error.ts';
import { createUpstream, type ServiceUpstream } from '../upstream/service-upstream.ts';
import { isRequestFailure, replicaDeclarations } from './replica-declarations.ts';

export interface FollowedService {
  readonly upstream: ServiceUpstream;
  readonly urls: readonly string[];
  /** The last good declaration; undefined before the first. */
  readonly declaration: ServiceDeclaration | undefined;
  /** Requests the declaration. It never rejects: after a failure the last good declaration stays. */
  refresh(): Promise<void>;
}

export interface FollowedServiceOptions {
  readonly name: string;
  readonly urls: readonly string[];
  /** The stored declaration from an earlier run. */
  readonly last: ServiceDeclaration | undefined;
  readonly budgets: TimeBudgets;
  readonly log: Logger;
  /** The reason against a declaration, if there is one. */
  refusalOf(declaration: ServiceDeclaration): string | undefined;
  changed(): void;
}

/** Keeps the declaration of one service up to date. */
export function followedService(options: FollowedServiceOptions): FollowedService {
  const { name, urls, last } = options;
  const upstream = createUpstream(name, urls, options);
  const report = failureReport(options.log.child({ service: name }));
  let declaration = last !== undefined && options.refusalOf(last) === undefined ? last : undefined;
  const readDeclaration = replicaDeclarations(upstream.replicas);
  let running: Promise<void> | undefined;

  async function load(): Promise<void> {
    const next = await readDeclaration();
    if (next === declaration) return;
    const refusal = options.refusalOf(next);
    if (refusal !== undefined) throw new RefusedDeclarationError(refusal);
    declaration = next;
    report.good(next);
    options.changed();
  }
  return {
    upstream,
    urls,
    get declaration() {
      return declaration;
    },
    refresh() {
      running ??= load()
        .catch((error: unknown) => upstream.isClosed || report.failed(error, declaration))
        .then(() => {
          running = undefined;
        });
      return running;
    },
  };
}

/** Logs each state of a service's declaration once. */
function failureReport(log: Logger) {
  const once = onceUntilChanged();
  return {
    good({ contract, resources }: ServiceDeclaration): void {
      once('declaration', `good ${contract} ${resources.join()}`, () =>
        log.info({ contract, resources }, 'the service is served'),
      );
    },
    /**
     * A missing declaration is logged as information, because services start after the gateway; a wrong one is an
     * error, which its team must solve.
     */
    failed(error: unknown, kept: ServiceDeclaration | undefined): void {
      const reason = error instanceof z.core.$ZodError ? z.prettifyError(error) : String(error);
      const facts = { reason, kept: kept?.contract };
      once('declaration', reason, () => {
        if (!isRequestFailure(error)) log.error(facts, 'the service has no good declaration');
        else if (kept === undefined) log.warn(facts, 'the service does not respond yet: nothing of it is served');
        else log.warn(facts, 'the declaration cannot be read: the last good one is kept');
      });
    },
  };
}
