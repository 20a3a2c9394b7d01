import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { ProblemError, tooLarge } from '@seed/service-kit/problem-error';
import type { BodyTiming } from '../config.ts';
import { ClientDepartedError } from './failure.ts';

export interface BodyLimits {
  readonly maxBytes: number;
  readonly timing: BodyTiming;
}

/** The body of a request to a service. */
export interface StreamedBody {
  readonly stream: Readable;
  /** Whether a part was sent, so that the body cannot be sent again. */
  isTouched(): boolean;
}

/** Whether the request has a body at all. */
export function hasBody({ headers }: IncomingMessage): boolean {
  if (headers['transfer-encoding'] !== undefined) return true;
  return headers['content-length'] !== undefined && headers['content-length'] !== '0';
}

/**
 * Reads the whole body, before the request is sent to a service.
 * @throws ProblemError `too_large` if it is larger than allowed, `request_timeout` if it comes in too slowly.
 * @throws ClientDepartedError if the client closes the connection before the end.
 */
export function readBody(request: IncomingMessage, limits: BodyLimits): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const watch = watchBody(request, limits, reject);
    request.on('data', (chunk: Buffer) => {
      if (watch.admit(chunk.length)) chunks.push(chunk);
      else chunks.length = 0;
    });
    request.once('end', () =>
      resolve(chunks.length === 1 && chunks[0] !== undefined ? chunks[0] : Buffer.concat(chunks)),
    );
  });
}

/**
 * Streams the body, read no faster than the service takes it; it breaks with the errors of `readBody`. The stream
 * separates the two connections, so that a failure of one does not close the other.
 */
export function streamBody(request: IncomingMessage, limits: BodyLimits): StreamedBody {
  let touched = false;
  const watch = watchBody(request, limits, (error) => stream.destroy(error));
  const take = (chunk: Buffer) => {
    if (watch.admit(chunk.length) && !stream.push(chunk)) request.pause();
  };
  const end = () => stream.push(null);
  const stream = new Readable({
    read() {
      if (!touched) {
        touched = true;
        request.on('data', take).once('end', end);
      }
      request.resume();
    },
    destroy(error, done) {
      watch.stop();
      request.off('data', take).off('end', end);
      done(error);
    },
  });
  // undici handles the error when it reads the stream; without a replica nothing reads it.
  stream.on('error', () => undefined);
  return { stream, isTouched: () => touched };
}

interface BodyWatch {
  /** Counts bytes; returns false after a failure. */
  admit(bytes: number): boolean;
  stop(): void;
}

/** Calls `fail` once: when the body is too large, comes in too slowly, or ends too early. */
function watchBody(
  request: IncomingMessage,
  { maxBytes, timing }: BodyLimits,
  fail: (error: Error) => void,
): BodyWatch {
  const started = Date.now();
  let received = 0;
  let isOpen = true;
  const stop = () => {
    isOpen = false;
    clearTimeout(timer);
    request.off('end', stop).off('close', depart);
  };
  const refuse = (error: Error) => {
    stop();
    fail(error);
  };
  const depart = () => refuse(new ClientDepartedError());
  const msLeft = () => started + allowedMs(received, timing) - Date.now();
  const check = () => {
    const left = msLeft();
    if (left <= 0) refuse(requestTimeout());
    else timer = setTimeout(check, left);
  };
  let timer = setTimeout(check, allowedMs(0, timing));
  request.once('end', stop).once('close', depart);
  return {
    admit(bytes) {
      received += bytes;
      if (isOpen && received > maxBytes) refuse(tooLarge(maxBytes));
      return isOpen;
    },
    stop,
  };
}

function allowedMs(received: number, { graceMs, bytesPerSecond, longestMs }: BodyTiming): number {
  return Math.min(longestMs, graceMs + (received / bytesPerSecond) * 1000);
}

function requestTimeout(): ProblemError {
  const detail = 'The data came in too slowly. Please try again.';
  return new ProblemError('request_timeout', { detail, headers: { Connection: 'close' } });
}
