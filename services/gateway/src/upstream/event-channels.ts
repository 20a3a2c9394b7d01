import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { eventChannelHeader, eventChannelPath } from '@seed/service-kit/event-channels';
import type { Logger } from '@seed/service-kit/logger';
import WebSocket, { type RawData } from 'ws';
import { z } from 'zod';
import type { TimeBudgets } from '../config.ts';
import { ChannelStream } from './channel-stream.ts';

/** One address may stand for several processes of a service, each with a channel of its own. */
const mostChannels = 8;
/** Milliseconds for which streams have connections of their own after a service has refused a channel. */
const refusedMs = 30_000;
const mostReceivedBytes = 4_000_000;

export interface EventChannelsOptions {
  readonly url: string;
  readonly budgets: Pick<TimeBudgets, 'connectMs' | 'silenceMs'>;
  readonly log: Logger;
}

/** A stream whose request is about to be sent, and the header that the request gets. */
export interface BegunStream {
  readonly stream: ChannelStream;
  readonly header: readonly [name: string, value: string];
}

/**
 * Connections to a service, each with the events of many streams: a connection for each stream would cost as much memory
 * as all else that belongs to it. A stream whose process has none of the channels gets its own connection, and a further
 * channel is opened for those after it.
 *
 * @see EventChannels of `@seed/service-kit/event-channels`, which describes the messages
 */
export class EventChannels {
  readonly #options: EventChannelsOptions;
  readonly #open = new Map<string, WebSocket>();
  readonly #streams = new Map<number, ChannelStream>();
  #lastNumber = 0;
  #connecting: Promise<void> | undefined;
  #refusedUntil = 0;
  #isClosed = false;

  constructor(options: EventChannelsOptions) {
    this.#options = options;
  }

  /** Resolves when a channel is open, or to undefined if the service opens none. */
  async begin(response: ServerResponse): Promise<BegunStream | undefined> {
    if (this.#open.size === 0) await this.connect();
    if (this.#open.size === 0) return undefined;
    this.#lastNumber += 1;
    const stream = new ChannelStream({ number: this.#lastNumber, response, channels: this });
    this.#streams.set(stream.number, stream);
    return { stream, header: [eventChannelHeader, [stream.number, ...this.#open.keys()].join(' ')] };
  }

  /** Opens a further channel. Resolves when it is open or was refused. */
  async connect(): Promise<void> {
    if (this.#isClosed || this.#open.size >= mostChannels || Date.now() < this.#refusedUntil) return;
    this.#connecting ??= this.#openOne().finally(() => (this.#connecting = undefined));
    await this.#connecting;
  }

  has(channel: string): boolean {
    return this.#open.has(channel);
  }

  /** Drops a stream here and at its service. */
  leave({ number, channel }: ChannelStream): void {
    if (this.#streams.delete(number) && channel !== undefined) this.#sendLeft(channel, number);
  }

  close(): void {
    this.#isClosed = true;
    for (const channel of this.#open.values()) channel.terminate();
  }

  #openOne(): Promise<void> {
    const { url, budgets, log } = this.#options;
    const id = randomUUID();
    const channel = new WebSocket(`${url.replace(/^http/, 'ws')}${eventChannelPath}${id}`, {
      perMessageDeflate: false,
      handshakeTimeout: budgets.connectMs,
      maxPayload: mostReceivedBytes,
    });
    channel.on('unexpected-response', () => {
      this.#refusedUntil = Date.now() + refusedMs;
      channel.terminate();
    });
    channel.on('error', (error) => log.debug({ err: error }, 'a channel of events broke'));
    channel.on('message', (data) => {
      if (!this.#receive(data, id)) channel.terminate();
    });
    return new Promise((resolve) => {
      channel.on('open', () => {
        // It was still being opened when the others were closed.
        if (this.#isClosed) return channel.terminate();
        this.#open.set(id, channel);
        endWhenSilent(channel, budgets.silenceMs);
        resolve();
      });
      channel.on('close', () => {
        this.#open.delete(id);
        for (const stream of this.#streams.values()) if (stream.channel === id) stream.end();
        resolve();
      });
    });
  }

  /** Returns whether it is a message of a channel. */
  #receive(data: RawData, channel: string): boolean {
    const message = parseMessage(data);
    if (message === undefined) return false;
    const [number, text] = message;
    const stream = this.#streams.get(number);
    if (text === undefined) stream?.end();
    else if (stream === undefined) this.#sendLeft(channel, number);
    else stream.write(text, channel);
    return true;
  }

  #sendLeft(channel: string, number: number): void {
    const socket = this.#open.get(channel);
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify([number]));
  }
}

const messageSchema = z.tuple([z.number(), z.string().optional()]);

function parseMessage(data: RawData): z.infer<typeof messageSchema> | undefined {
  try {
    // ws gives each message as one Buffer.
    return messageSchema.parse(JSON.parse((data as Buffer).toString()));
  } catch {
    // The channel of a service that sends something else is ended.
    return undefined;
  }
}

/** A service that hangs responds to no ping; its clients then connect again. */
function endWhenSilent(channel: WebSocket, silenceMs: number): void {
  let isAlive = true;
  const timer = setInterval(() => {
    if (!isAlive) channel.terminate();
    isAlive = false;
    channel.ping();
  }, silenceMs);
  channel.on('pong', () => (isAlive = true));
  channel.once('close', () => clearInterval(timer));
}
