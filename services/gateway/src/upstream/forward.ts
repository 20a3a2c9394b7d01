import type { IncomingMessage, ServerResponse } from 'node:http';
import { overloaded, unavailable } from '@seed/service-kit/problem-error';
import type { Pool } from 'undici';
import type { ChannelStream } from './channel-stream.ts';
import { ClientDepartedError, type Failure, problemOf } from './failure.ts';
import { pickReplica, type Replica } from './replica.ts';
import type { StreamedBody } from './request-body.ts';
import { type RelayTarget, ResponseRelay } from './response-relay.ts';

/** A request for a service, and the target of the response. */
export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly scope: RelayTarget['scope'];
  /** The request's headers as the service gets them, names and values alternating. */
  readonly headers: string[];
  /** Headers of the response besides the service's own, names and values alternating. */
  readonly responseHeaders: readonly string[];
  /** The body, read completely, or streamed over the connections for uploads. */
  readonly body: Buffer | StreamedBody | undefined;
  /** Whether the response is a stream of events, which stays open. */
  readonly isStream: boolean;
  /** The stream, if the service may send its events in a channel. */
  readonly stream?: ChannelStream | undefined;
  readonly clientStallMs: number;
}

const mostRetries = 3;
/** Greatest number of requests under way at one replica. */
const mostInFlight = 1024;

/**
 * Sends the request to one of the replicas and relays the response. Resolves when the head of the response is sent on;
 * the rest streams by itself.
 * @throws ProblemError of the last attempt if there is no response.
 */
export async function forward(exchange: Exchange, replicas: readonly Replica[]): Promise<void> {
  const tried = new Set<Replica>();
  let replica = pickReplica(replicas, tried);
  for (let retries = 0; replica !== undefined; retries += 1) {
    assertRoom(exchange, replica);
    const failure = await (exchange.isStream ? attemptStream(exchange, replica) : attempt(exchange, replica));
    if (failure === undefined) {
      replica.succeeded();
      return;
    }
    if (failure.kind !== 'departed' && failure.kind !== 'request') replica.failed(failure.kind);
    tried.add(replica);
    if (retries === mostRetries || !mayRetry(exchange, failure)) throw problemOf(failure);
    replica = pickReplica(replicas, tried) ?? (await triedReplica(failure, replica, replicas));
    if (replica === undefined) throw problemOf(failure);
  }
  throw unavailable('upstream_unavailable', { cause: new Error('The service has no replicas') });
}

/** Resolves to a replica for one more attempt when all have failed: the first that returns within 3 s. */
async function triedReplica(
  { kind }: Failure,
  last: Replica,
  replicas: readonly Replica[],
): Promise<Replica | undefined> {
  // The connection may have been stale, so it does not count as a failure of the replica.
  if (kind === 'broken') return last;
  const returns = replicas.map(async (replica) => {
    if (!(await replica.untilBack())) throw new Error(`${replica.url} is down`);
    return replica;
  });
  // None has returned in time; the caller reports the failure of its last attempt.
  return Promise.any(returns).catch(() => undefined);
}

function assertRoom({ body, isStream }: Exchange, replica: Replica): void {
  // The streams have a limit of their own, for all replicas together.
  if (isStream) return;
  const hasRoom = isStreamed(body) ? replica.hasRoomForUpload : replica.inFlight < mostInFlight;
  if (!hasRoom) throw overloaded(new Error(`${replica.url} has too many requests under way`), 1);
}

/** A request is retried if it had no effect, or if a second one has no further effect. */
function mayRetry({ request, response, body }: Exchange, { kind }: Failure): boolean {
  if (response.destroyed || (isStreamed(body) && body.isTouched())) return false;
  if (kind === 'refused') return true;
  return kind === 'broken' && isRepeatable(request);
}

/** A service handles a request with the same idempotency key once. */
function isRepeatable({ method, headers }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD' || headers['idempotency-key'] !== undefined;
}

async function attemptStream(exchange: Exchange, replica: Replica): Promise<Failure | undefined> {
  const { request, response, headers } = exchange;
  const begun = request.method === 'GET' ? await replica.eventChannels.begin(response) : undefined;
  if (begun === undefined) return attempt(exchange, replica);
  const { stream, header } = begun;
  return attempt({ ...exchange, stream, headers: [...headers, ...header] }, replica);
}

function attempt(exchange: Exchange, replica: Replica): Promise<Failure | undefined> {
  const { request, response, headers, body, stream } = exchange;
  if (response.destroyed) {
    stream?.leave();
    return Promise.resolve({ kind: 'departed', error: new ClientDepartedError() });
  }
  return new Promise((resolve) => {
    count(replica, exchange, 1);
    const relay = new ResponseRelay(exchange, { settle: resolve, finished: () => count(replica, exchange, -1) });
    const message = {
      path: request.url ?? '/',
      method: request.method ?? 'GET',
      headers,
      body: isStreamed(body) ? body.stream : (body ?? null),
      reset: false,
    };
    poolOf(replica, exchange).dispatch(message, relay);
  });
}

function poolOf(replica: Replica, { body, isStream }: Exchange): Pool {
  if (isStream) return replica.streams;
  return isStreamed(body) ? replica.uploads : replica.requests;
}

function count(replica: Replica, { body, isStream }: Exchange, change: 1 | -1): void {
  if (isStream) return;
  replica.inFlight += change;
  if (isStreamed(body)) replica.uploadsInFlight += change;
}

function isStreamed(body: Exchange['body']): body is StreamedBody {
  return body !== undefined && 'stream' in body;
}
