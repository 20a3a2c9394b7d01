import type { IncomingMessage, ServerResponse } from 'node:http';
import { overloaded, unavailable } from '@seed/service-kit/problem-error';
import { ClientDepartedError, type Failure, problemOf } from './failure.ts';
import { pickReplica, type Replica } from './replica.ts';
import { assertLength, hasBody, type RequestBody, requestBody } from './request-body.ts';
import { type ForwardingFacts, requestHeaders } from './request-headers.ts';
import { ResponseRelay } from './response-relay.ts';

/** One request and where its answer goes. */
export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly facts: ForwardingFacts;
  readonly maxBytes: number;
  readonly clientStallMs: number;
}

const mostRetries = 2;
/** More requests than this wait for one replica only if something is very wrong. */
const mostInFlight = 1024;

/**
 * Asks one of the replicas and relays its answer. Resolves when the head of the answer was sent on (the rest streams by
 * itself), throws the problem to tell the client if there is no answer.
 */
export async function forward(exchange: Exchange, replicas: readonly Replica[]): Promise<void> {
  assertLength(exchange.request, exchange.maxBytes);
  const headers = requestHeaders(exchange.request, exchange.facts);
  const tried = new Set<Replica>();
  let replica = pickReplica(replicas, tried);
  for (let retries = 0; replica !== undefined; retries += 1) {
    if (replica.inFlight >= mostInFlight) throw overloaded(new Error(`${replica.url} is overloaded`), 1);
    tried.add(replica);
    const body = hasBody(exchange.request) ? requestBody(exchange.request, exchange.maxBytes) : undefined;
    const failure = await attempt(exchange, replica, { headers, body });
    if (failure === undefined) {
      replica.answered();
      return;
    }
    if (failure.kind !== 'departed' && failure.kind !== 'request') replica.failed(failure.kind);
    // The other replicas first; a connection that broke may have been stale, so the same one is worth a second try.
    const next = pickReplica(replicas, tried) ?? (failure.kind === 'broken' ? replica : undefined);
    if (retries === mostRetries || next === undefined || !mayRetry(exchange, failure, body)) throw problemOf(failure);
    replica = next;
  }
  throw unavailable('upstream_unavailable', { cause: new Error('The service has no replicas') });
}

/** Only what cannot have had an effect, or may have it twice. */
function mayRetry({ request, response }: Exchange, { kind }: Failure, body: RequestBody | undefined): boolean {
  if (response.destroyed || body?.isTouched() === true) return false;
  if (kind === 'refused') return true;
  return kind === 'broken' && (request.method === 'GET' || request.method === 'HEAD');
}

interface Message {
  readonly headers: string[];
  readonly body: RequestBody | undefined;
}

function attempt(exchange: Exchange, replica: Replica, { headers, body }: Message): Promise<Failure | undefined> {
  const { request, response, clientStallMs } = exchange;
  if (response.destroyed) return Promise.resolve({ kind: 'departed', error: new ClientDepartedError() });
  return new Promise((resolve) => {
    replica.inFlight += 1;
    const finished = () => {
      replica.inFlight -= 1;
    };
    replica.pool.dispatch(
      { path: request.url ?? '/', method: request.method ?? 'GET', headers, body: body?.stream ?? null, reset: false },
      new ResponseRelay({ response, clientStallMs, settle: resolve, finished }),
    );
  });
}
