import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import type { Dispatcher } from 'undici';
import { ClientDepartedError, type Failure, failureOf } from './failure.ts';
import { isHopByHop } from './request-headers.ts';

export interface RelayOptions {
  readonly response: ServerResponse;
  readonly clientStallMs: number;
  /** Told once: with nothing when the head of the answer was sent on, else how the attempt failed. */
  settle(failure?: Failure): void;
  /** Told once, when nothing more will come of this attempt. */
  finished(): void;
}

/** Set by the gateway for the whole portal, whatever a service thinks of it. */
const ownHeaders: ReadonlySet<string> = new Set([
  'x-request-id',
  'content-security-policy',
  'strict-transport-security',
  'x-frame-options',
  'server',
  'x-powered-by',
]);

type ResponseStart = [Dispatcher.DispatchController, number, IncomingHttpHeaders, string?];

/** Writes a service's answer straight to the client, as fast as the client reads. */
export class ResponseRelay implements Dispatcher.DispatchHandler {
  readonly #options: RelayOptions;
  #controller: Dispatcher.DispatchController | undefined;
  #headSent = false;
  /** Bytes to come, if the service told; the last piece and the end then go out as one. */
  #missing = Number.NaN;
  #stall: NodeJS.Timeout | undefined;

  constructor(options: RelayOptions) {
    this.#options = options;
    options.response.once('close', this.#clientClosed);
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    if (this.#options.response.destroyed) controller.abort(new ClientDepartedError());
  }

  onResponseStart(...[, status, headers, statusText]: ResponseStart): void {
    // Informational answers (100, 103) are for this hop only; the real one follows.
    if (status < 200) return;
    const { response, settle } = this.#options;
    for (const [name, value] of Object.entries(headers)) {
      if (value !== undefined && !ownHeaders.has(name) && !isHopByHop(name, headers.connection)) {
        response.setHeader(name, value);
      }
    }
    if (headers['cache-control'] === undefined) response.setHeader('cache-control', 'private, no-cache');
    response.writeHead(status, statusText ?? '');
    this.#missing = Number(headers['content-length'] ?? Number.NaN);
    this.#headSent = true;
    settle();
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    const { response } = this.#options;
    this.#missing -= chunk.length;
    if (this.#missing === 0) {
      response.end(chunk);
      return;
    }
    if (response.write(chunk)) return;
    controller.pause();
    this.#stall = setTimeout(() => response.destroy(), this.#options.clientStallMs);
    response.once('drain', () => {
      clearTimeout(this.#stall);
      controller.resume();
    });
  }

  onResponseEnd(): void {
    const { response } = this.#options;
    if (!response.writableEnded) response.end();
    this.#finish();
  }

  onResponseError(_: Dispatcher.DispatchController, error: Error): void {
    const { response, settle } = this.#options;
    // Half an answer must never look like a whole one.
    if (this.#headSent) response.destroy();
    else settle(failureOf(error));
    this.#finish();
  }

  readonly #clientClosed = (): void => {
    clearTimeout(this.#stall);
    if (!this.#options.response.writableFinished) this.#controller?.abort(new ClientDepartedError());
  };

  #finish(): void {
    clearTimeout(this.#stall);
    this.#options.response.off('close', this.#clientClosed);
    this.#options.finished();
  }
}
