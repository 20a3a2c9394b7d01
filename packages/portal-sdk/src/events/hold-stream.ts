import { isApiError } from '../api/api-error.ts';
import type { TokenSource } from '../api/authorized-fetch.ts';
import { pause } from './pause.ts';
import { readEvents } from './read-events.ts';

/** The stream of the API, and the session that reads it. */
export interface StreamSource {
  readonly url: string;
  readonly token: TokenSource;
  readonly onUnauthorized: () => void;
  readonly fetch?: typeof fetch;
  /** For tests. */
  readonly timing?: Partial<StreamTiming>;
}

/** Times in milliseconds. */
export interface StreamTiming {
  /** A connection is given up after this time without a byte: services send a comment every 25 s. */
  readonly silenceMs: number;
  /** While there is no connection, something may have changed at this interval. */
  readonly pollMs: number;
  /** The pause after the first failure; it doubles with each further one. */
  readonly firstPauseMs: number;
  readonly longestPauseMs: number;
}

export interface StreamTarget {
  /** Aborts when the tab no longer wants the events. */
  readonly signal: AbortSignal;
  /** The last event that the tabs have. */
  lastId(): string | undefined;
  /** Without a text, something may have changed. */
  publish(event: { readonly id?: string | undefined; readonly text?: string | undefined }): void;
}

const usual: StreamTiming = { silenceMs: 40_000, pollMs: 60_000, firstPauseMs: 1000, longestPauseMs: 60_000 };

/** The end of one connection. */
interface Ending {
  /** Whether bytes came: then the next failure is the first one again. */
  readonly wasOpen: boolean;
  /** The pause that the service demands. */
  readonly pauseMs: number | undefined;
  readonly status: number;
}

/**
 * Keeps one connection to the stream, with a new one after each end, until the tab no longer wants it or the session is
 * over. A failure is no error for the member: it is retried, and meanwhile something may have changed once a minute.
 */
export async function holdStream(source: StreamSource, target: StreamTarget): Promise<void> {
  const timing = { ...usual, ...source.timing };
  const connection = { isOpen: false };
  const poll = setInterval(() => connection.isOpen || target.publish({}), timing.pollMs);
  try {
    let last: Ending = { wasOpen: true, pauseMs: undefined, status: 0 };
    for (let failures = 0; !target.signal.aborted;) {
      const isRefusedTwice = last.status === 401 && failures > 1;
      if (isRefusedTwice) return source.onUnauthorized();
      last = await connect({ source, target, timing, connection, fresh: last.status === 401 });
      failures = last.wasOpen ? 0 : failures + 1;
      const isFirstRefusal = last.status === 401 && failures === 1;
      if (!isFirstRefusal) await pause(pauseMs(last, failures, timing), target.signal);
    }
  } catch (error) {
    // Without a session the page itself shows that it is over.
    if (!isApiError(error, 'unauthorized') && !target.signal.aborted) throw error;
  } finally {
    clearInterval(poll);
  }
}

interface Connection {
  readonly source: StreamSource;
  readonly target: StreamTarget;
  readonly timing: StreamTiming;
  readonly connection: { isOpen: boolean };
  readonly fresh: boolean;
}

/** Resolves when the connection has ended; throws only if the session is over. */
async function connect({ source, target, timing, connection, fresh }: Connection): Promise<Ending> {
  const silence = new AbortController();
  const signal = AbortSignal.any([target.signal, silence.signal]);
  const giveUp = () => silence.abort();
  let watch = setTimeout(giveUp, timing.silenceMs);
  let ending: Ending = { wasOpen: false, pauseMs: undefined, status: 0 };
  try {
    const response = await request(source, { fresh, lastId: target.lastId(), signal });
    ending = { ...ending, status: response.status, pauseMs: retryAfterMs(response) };
    if (!isStream(response)) {
      await response.body?.cancel();
      return ending;
    }
    await readEvents(response, {
      onBytes() {
        clearTimeout(watch);
        watch = setTimeout(giveUp, timing.silenceMs);
        connection.isOpen = true;
        ending = { ...ending, wasOpen: true };
      },
      onEvent: target.publish,
      onRetry: (ms) => (ending = { ...ending, pauseMs: ms }),
    });
  } catch (error) {
    if (isApiError(error, 'unauthorized')) throw error;
  } finally {
    clearTimeout(watch);
    connection.isOpen = false;
  }
  return ending;
}

async function request(
  { url, token, fetch: send = fetch }: StreamSource,
  { fresh, lastId, signal }: { readonly fresh: boolean; readonly lastId: string | undefined; signal: AbortSignal },
): Promise<Response> {
  const headers: Record<string, string> = {
    accept: 'text/event-stream',
    authorization: `Bearer ${await token({ fresh })}`,
  };
  if (lastId !== undefined) headers['last-event-id'] = lastId;
  return send(url, { headers, signal, cache: 'no-store' });
}

const isStream = ({ status, headers }: Response) =>
  status === 200 && headers.get('content-type')?.startsWith('text/event-stream') === true;

function retryAfterMs({ headers }: Response): number | undefined {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  return Number.isNaN(seconds) ? undefined : seconds * 1000;
}

/** The pause of the service, or one that doubles, a part of it at random, so that many clients return one by one. */
function pauseMs({ pauseMs: demanded, wasOpen }: Ending, failures: number, timing: StreamTiming): number {
  const { firstPauseMs, longestPauseMs } = timing;
  if (demanded !== undefined && (wasOpen || failures === 1)) return demanded;
  const own = Math.min(longestPauseMs, firstPauseMs * 2 ** Math.max(0, failures - 1));
  return Math.max(demanded ?? 0, own * (0.5 + Math.random() / 2));
}
