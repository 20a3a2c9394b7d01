import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { tooLarge } from '@seed/service-kit/problem-error';
import { ClientDepartedError } from './failure.ts';

export interface RequestBody {
  readonly stream: Readable;
  /** Something of it may be gone: it cannot be sent a second time. */
  isTouched(): boolean;
}

/** Whether the request has a body at all. */
export function hasBody({ headers }: IncomingMessage): boolean {
  if (headers['transfer-encoding'] !== undefined) return true;
  return headers['content-length'] !== undefined && headers['content-length'] !== '0';
}

/** Throws a 413 if the body says itself that it is too large. */
export function assertLength({ headers }: IncomingMessage, maxBytes: number): void {
  if (Number(headers['content-length'] ?? 0) > maxBytes) throw tooLarge(maxBytes);
}

/**
 * The body on its way to a service, read no faster than the service takes it. It breaks with a 413 when it grows beyond
 * the limit. It stands between the client's connection and the service's, so that neither takes the other down.
 */
export function requestBody(request: IncomingMessage, maxBytes: number): RequestBody {
  let touched = false;
  let received = 0;

  const take = (chunk: Buffer) => {
    received += chunk.length;
    if (received > maxBytes) stream.destroy(tooLarge(maxBytes));
    else if (!stream.push(chunk)) request.pause();
  };
  const end = () => stream.push(null);
  const breakOff = () => stream.destroy(new ClientDepartedError());

  const stream = new Readable({
    read() {
      if (!touched) {
        touched = true;
        request.on('data', take).once('end', end).once('close', breakOff);
      }
      request.resume();
    },
    destroy(error, done) {
      request.off('data', take).off('end', end).off('close', breakOff);
      done(error);
    },
  });
  request.once('end', () => request.off('close', breakOff));
  return { stream, isTouched: () => touched };
}
