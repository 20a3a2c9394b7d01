import type { ServerResponse } from 'node:http';
import { eventChannelHeader } from '@seed/service-kit/event-channels';
import type { RequestState } from '@seed/service-kit/request-state';
import type { Dispatcher } from 'undici';
import type { ChannelStream } from './channel-stream.ts';
import { ClientDepartedError, type Failure, failureOf } from './failure.ts';
import { isHopByHop, namedByConnection } from './request-headers.ts';

export interface RelayTarget {
  readonly response: ServerResponse;
  readonly scope: Pick<RequestState, 'whenClosed'>;
  /** Headers that the response gets besides the service's own, names and values alternating. */
  readonly responseHeaders: readonly string[];
  /** Whether the response may be ended before the service ends it. */
  readonly isStream: boolean;
  /** The stream, if the service may send its events in a channel instead of the response. */
  readonly stream?: ChannelStream | undefined;
  readonly clientStallMs: number;
}

/** The gateway sets these headers for the whole portal and drops those of services. */
const ownHeaders: ReadonlySet<string> = new Set([
  'x-request-id',
  'content-security-policy',
  'strict-transport-security',
  'x-frame-options',
  'x-content-type-options',
  'cross-origin-resource-policy',
  'server',
  'x-powered-by',
  eventChannelHeader,
]);

/** Reports the outcome of an attempt on a replica. */
export interface RelayOutcome {
  /** Called once: with nothing when the head of the response is sent on, else with the failure. */
  settle(failure?: Failure): void;
  /** Called once, when the attempt has ended. */
  finished(): void;
}

type Head = [status: number, headers: Buffer[], resume: () => void, statusText: string];

/**
 * Writes a service's response straight to the client, as fast as the client reads. undici's raw callbacks avoid an
 * object of headers and a controller for each response.
 */
export class ResponseRelay implements Dispatcher.DispatchHandler {
  readonly #target: RelayTarget;
  readonly #outcome: RelayOutcome;
  #abort: ((error: Error) => void) | undefined;
  #resume: (() => void) | undefined;
  #stall: NodeJS.Timeout | undefined;
  #isHeadSent = false;
  /** Bytes to come, if the service sends the length; the last piece and the end then go out as one. */
  #missing = Number.NaN;

  constructor(target: RelayTarget, outcome: RelayOutcome) {
    this.#target = target;
    this.#outcome = outcome;
    target.scope.whenClosed(() => this.#clientClosed());
  }

  onConnect(abort: (error?: Error) => void): void {
    this.#abort = abort;
    if (this.#target.response.destroyed) abort(new ClientDepartedError());
  }

  onHeaders(...[status, rawHeaders, resume, statusText]: Head): boolean {
    // Informational responses (100, 103) are for this hop only; the real one follows.
    if (status < 200) return true;
    const { response, responseHeaders, stream } = this.#target;
    const { headers, length } = relayedHeaders(rawHeaders, responseHeaders);
    response.writeHead(status, statusText, headers);
    this.#missing = length;
    this.#resume = resume;
    this.#isHeadSent = true;
    if (stream !== undefined) this.#followChannel(stream, status, rawHeaders);
    this.#outcome.settle();
    return true;
  }

  onData(chunk: Buffer): boolean {
    const { response, clientStallMs } = this.#target;
    if (response.writableEnded) return true;
    this.#missing -= chunk.length;
    if (this.#missing === 0) {
      response.end(chunk);
      return true;
    }
    if (response.write(chunk)) return true;
    this.#stall = setTimeout(() => response.destroy(), clientStallMs);
    response.once('drain', () => {
      clearTimeout(this.#stall);
      this.#resume?.();
    });
    return false;
  }

  onComplete(): void {
    const { response, stream } = this.#target;
    if (!response.writableEnded && stream?.isFollowed !== true) response.end();
    this.#finish();
  }

  onError(error: Error): void {
    const { response, isStream } = this.#target;
    // The connection is destroyed, so that a part of a response does not look complete; a stream of events never is.
    if (this.#isHeadSent && isStream) response.end();
    else if (this.#isHeadSent) response.destroy();
    else {
      this.#target.stream?.leave();
      this.#outcome.settle(failureOf(error));
    }
    this.#finish();
  }

  #clientClosed(): void {
    clearTimeout(this.#stall);
    const { response, isStream } = this.#target;
    // The gateway itself may have ended a stream, which the service has not.
    if (isStream || !response.writableFinished) this.#abort?.(new ClientDepartedError());
  }

  #followChannel(stream: ChannelStream, status: number, rawHeaders: readonly Buffer[]): void {
    const channel = valueOf(rawHeaders, eventChannelHeader);
    if (channel !== undefined) stream.follow(channel);
    else if (status === 200) stream.miss();
    else stream.leave();
  }

  #finish(): void {
    clearTimeout(this.#stall);
    this.#abort = undefined;
    this.#outcome.finished();
  }
}

/** The gateway's headers and those of the service that are meant for the client. */
function relayedHeaders(raw: readonly Buffer[], own: readonly string[]): { headers: string[]; length: number } {
  const headers = [...own];
  let length = Number.NaN;
  let hasCacheControl = false;
  const named = namedByConnection(valueOf(raw, 'connection'));
  for (let at = 0; at + 1 < raw.length; at += 2) {
    const name = text(raw[at]);
    const lower = name.toLowerCase();
    if (ownHeaders.has(lower) || isHopByHop(lower) || named?.has(lower) === true) continue;
    const value = text(raw[at + 1]);
    if (lower === 'content-length') length = Number(value);
    else if (lower === 'cache-control') hasCacheControl = true;
    headers.push(name, value);
  }
  if (!hasCacheControl) headers.push('Cache-Control', 'private, no-cache');
  return { headers, length };
}

/** @param name in lower case */
function valueOf(raw: readonly Buffer[], name: string): string | undefined {
  for (let at = 0; at + 1 < raw.length; at += 2) {
    if (raw[at]?.length === name.length && text(raw[at]).toLowerCase() === name) return text(raw[at + 1]);
  }
  return undefined;
}

const text = (bytes: Buffer | undefined): string => bytes?.toString('latin1') ?? '';
