import type { BootDocument } from '@seed/contracts/boot';
import { ownFetch } from '../session/own-fetch.ts';
import type { Session } from '../session/session.ts';
import type { StepSource } from './page-views.ts';

interface TracesOptions {
  readonly boot: BootDocument;
  readonly session: Pick<Session, 'token'>;
  readonly router: StepSource;
}

/**
 * The `fetch` of calls of the API. Where traces are wanted, it waits for their code, which loads while the session is
 * checked; elsewhere nothing of it is loaded.
 */
export function tracedFetch({ boot, session, router }: TracesOptions): typeof fetch {
  if (!boot.traces) return ownFetch;
  const { share } = boot.traces;
  const traces = import(/* webpackChunkName: "traces" */ './traces.ts').then(
    ({ startTraces }) => startTraces({ share, session, router }),
    // Nothing is recorded then, and the calls go on.
    () => undefined,
  );
  return async (input, init) => ((await traces)?.fetch ?? ownFetch)(input, init);
}
