import { apiBasePath } from '@seed/contracts/endpoint';
import type { Endpoint, EventData } from '@seed/contracts/endpoint';
import type { ApiClientOptions } from '../api/api-client.ts';
import { parseEvent } from './parse-event.ts';
import { pause } from './pause.ts';
import type { SharedStream } from './shared-stream.ts';

/**
 * Calls the listener with each event of an endpoint with `eventData`, and without data when something may have changed:
 * then no stream is possible right now, and this happens once a minute. All tabs of a browser share one connection.
 *
 * @returns the function that ends it
 *
 * @example
 * const stop = api.subscribe(streamNotices, (state) => show(state?.count));
 */
export type Subscribe = <E extends Endpoint>(
  endpoint: E,
  listener: (data: EventData<E> | undefined) => void,
) => () => void;

/** The options of the API client, and the member whose events the tabs share. */
export interface SubscribeOptions extends ApiClientOptions {
  /** The id of the member; undefined without a session. */
  readonly memberId?: () => string | undefined;
}

type Listeners = Set<(data: unknown) => void>;

interface OpenStream {
  readonly listeners: Listeners;
  readonly shared: Promise<SharedStream | undefined>;
}

/** Makes `subscribe`. The code of the streams is loaded when the browser is idle, after the first subscription. */
export function createSubscribe(options: SubscribeOptions): Subscribe {
  const streams = new Map<string, OpenStream>();
  return (endpoint, listener) => {
    const stream = streams.get(endpoint.path) ?? openStream(endpoint, options);
    streams.set(endpoint.path, stream);
    const listen = (data: unknown) => listener(data as EventData<typeof endpoint> | undefined);
    stream.listeners.add(listen);
    return () => {
      stream.listeners.delete(listen);
      if (stream.listeners.size > 0 || streams.get(endpoint.path) !== stream) return;
      streams.delete(endpoint.path);
      void stream.shared.then((shared) => shared?.close());
    };
  };
}

function openStream(endpoint: Endpoint, options: SubscribeOptions): OpenStream {
  const listeners: Listeners = new Set();
  const tell = (data: unknown) => {
    for (const listener of listeners) listener(data);
  };
  const isWanted = () => listeners.size > 0;
  return { listeners, shared: untilLoaded(() => loadStream(endpoint, options, tell), isWanted) };
}

/** Code that could not be loaded is tried again once a minute, and when the network returns. */
async function untilLoaded(
  load: () => Promise<SharedStream | undefined>,
  isWanted: () => boolean,
): Promise<SharedStream | undefined> {
  for (;;) {
    const stream = await load();
    if (stream !== undefined) return stream;
    await pause(retryMs);
    if (!isWanted()) return undefined;
  }
}

async function loadStream(
  endpoint: Endpoint,
  options: SubscribeOptions,
  tell: (data: unknown) => void,
): Promise<SharedStream | undefined> {
  await untilIdle();
  try {
    const { shareStream } = await import(/* webpackChunkName: "event-stream" */ './shared-stream.ts');
    return shareStream({
      ...options,
      name: `seed:${apiBasePath}${endpoint.path}:${options.memberId?.() ?? ''}`,
      url: `${options.baseUrl}${endpoint.path}`,
      onEvent: (text) => tell(text === undefined ? undefined : parseEvent(endpoint, text)),
    });
  } catch (error) {
    options.log.warn('The stream of events could not be loaded', { cause: String(error) });
    return undefined;
  }
}

const idleWaitMs = 2000;
const retryMs = 60_000;

/** Safari lacks `requestIdleCallback`. */
function untilIdle(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: idleWaitMs });
    else setTimeout(resolve, 0);
  });
}
