import type { Endpoint, EventData } from '@seed/contracts/endpoint';
import { randomInt } from 'node:crypto';
import type { Server } from 'node:http';
import type { Writable } from 'node:stream';
import { Gauge, type Registry } from 'prom-client';
import { callerOf } from './bearer.ts';
import type { Caller } from './caller.ts';
import { eventChannelHeader, EventChannels } from './event-channels.ts';
import type { Logger } from './logger.ts';
import { overloaded } from './problem-error.ts';
import type { KitContext, ServiceRouter } from './request-state.ts';

/** An event of a stream. */
export interface StreamEvent<Data> {
  /** The position that a client sends as `Last-Event-ID` when it connects again; one line. */
  readonly id: string;
  /** JSON. */
  readonly data: Data;
}

/** A client that opens a stream. */
export interface StreamInput<Data> {
  readonly caller: Caller;
  /** The `id` of the last event that the client got; undefined on its first connection. */
  readonly lastEventId: string | undefined;
  readonly log: Logger;
  send(event: StreamEvent<Data>): void;
}

/** Begins to send events. Returns the function that ends it, which is called once, when the stream has ended. */
export type StreamHandler<Data> = (input: StreamInput<Data>) => () => void;

export interface EventStreamsOptions {
  /** For the metric `open_event_streams`. */
  readonly registry: Registry;
  /** Milliseconds between two comments, which show proxies and clients that a stream is alive; 25,000 if not given. */
  readonly heartbeatMs?: number;
}

const defaultHeartbeatMs = 25_000;
/** A client that has read nothing of so many bytes is disconnected. */
const mostUnreadBytes = 64_000;
/** Milliseconds after which a client connects again, chosen at random, so that many do not return at the same moment. */
const returns = { afterBreak: [1000, 10_000], afterExpiry: [50, 500] } as const;

/**
 * The open streams of a service, in the format of the HTML standard. A stream ends when the token of its request
 * expires, so that the client continues with a new one. A gateway gets the streams of all its clients over one connection.
 *
 * @see https://html.spec.whatwg.org/multipage/server-sent-events.html
 * @example
 * ```ts
 * const streams = new EventStreams({ registry: metrics.registry });
 * return {
 *   streams,
 *   routes: (router) =>
 *     streams.route(router, streamNotices, ({ send }) => notices.subscribe((notice) => send(eventOf(notice)))),
 * };
 * ```
 */
export class EventStreams {
  readonly #heartbeatMs: number;
  readonly #open = new Set<OpenStream>();
  readonly #channels = new EventChannels();
  #isClosed = false;

  constructor({ registry, heartbeatMs = defaultHeartbeatMs }: EventStreamsOptions) {
    this.#heartbeatMs = heartbeatMs;
    const open = this.#open;
    new Gauge({
      name: 'open_event_streams',
      help: 'Streams of events that are open',
      registers: [registry],
      collect() {
        this.set(open.size);
      },
    });
  }

  /**
   * Serves the streams of an endpoint with `eventData`.
   *
   * @throws ProblemError `overloaded` (503) in a request after `close`.
   */
  route<const E extends Endpoint>(router: ServiceRouter, endpoint: E, handler: StreamHandler<EventData<E>>): void {
    router.get(endpoint.path, (ctx: KitContext) => {
      ctx.state.route = endpoint.path;
      if (this.#isClosed) throw overloaded(undefined, randomInt(1, 10));
      if (ctx.method === 'HEAD') {
        ctx.set(streamHeaders);
        ctx.status = 200;
        return;
      }
      ctx.respond = false;
      this.#serve(ctx, handler);
    });
  }

  /** Lets gateways get the events of many streams over one connection. `startService` calls it. */
  shareConnections(server: Server): void {
    this.#channels.accept(server);
  }

  #serve<Data>(ctx: KitContext, handler: StreamHandler<Data>): void {
    const caller = callerOf(ctx);
    const stream = new OpenStream(this.#outputOf(ctx), this.#heartbeatMs);
    const stop = handler({
      caller,
      lastEventId: ctx.get('Last-Event-ID') || undefined,
      log: ctx.state.log,
      send: (event) => stream.send(event),
    });
    this.#open.add(stream);
    stream.onceClosed(() => {
      this.#open.delete(stream);
      stop();
    });
    stream.endAt((caller.session?.expiresAt ?? 0) * 1000);
  }

  /** Responds with the head of the stream. Returns where its text is written. */
  #outputOf(ctx: KitContext): Writable {
    const joined = this.#channels.join(ctx.get(eventChannelHeader));
    if (joined === undefined) return ctx.res.writeHead(200, streamHeaders);
    ctx.res.writeHead(200, { ...streamHeaders, [eventChannelHeader]: joined.channel }).end();
    return joined.stream;
  }

  /** Ends all streams, each with another time to return after, and refuses further ones. */
  close(): void {
    this.#isClosed = true;
    for (const stream of this.#open) stream.end(returns.afterBreak);
    this.#channels.close();
  }
}

const streamHeaders = {
  'Content-Type': 'text/event-stream',
  'Cache-Control': 'no-store, no-transform',
  // nginx would collect the events.
  'X-Accel-Buffering': 'no',
} as const;

/** The text of one stream. */
class OpenStream {
  readonly #output: Writable;

  constructor(output: Writable, heartbeatMs: number) {
    this.#output = output;
    this.#write(retry(...returns.afterBreak));
    const heartbeat = setInterval(() => this.#write(':\n\n'), heartbeatMs);
    this.onceClosed(() => clearInterval(heartbeat));
  }

  send({ id, data }: StreamEvent<unknown>): void {
    this.#write(`id: ${id}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  /** Calls the function when the stream has ended, also if it has ended before. */
  onceClosed(closed: () => void): void {
    if (this.#output.closed) closed();
    else this.#output.once('close', closed);
  }

  endAt(instant: number): void {
    const expiry = setTimeout(() => this.end(returns.afterExpiry), Math.max(0, instant - Date.now()));
    this.onceClosed(() => clearTimeout(expiry));
  }

  end([least, most]: readonly [number, number]): void {
    if (!this.#output.writableEnded) this.#output.end(retry(least, most));
  }

  /** A client that does not read would cost more memory with each event. */
  #write(text: string): void {
    if (this.#output.writableEnded) return;
    if (this.#output.writableLength > mostUnreadBytes) this.#output.destroy();
    else this.#output.write(text);
  }
}

const retry = (least: number, most: number) => `retry: ${randomInt(least, most)}\n\n`;
