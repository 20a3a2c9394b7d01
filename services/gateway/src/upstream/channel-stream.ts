import type { ServerResponse } from 'node:http';

/** A client that has read nothing of so many bytes is disconnected, since its channel cannot wait for it. */
const mostUnreadBytes = 64_000;

/** The channels to a stream's service. */
export interface StreamChannels {
  has(channel: string): boolean;
  /** Opens a further channel. */
  connect(): Promise<void>;
  leave(stream: ChannelStream): void;
}

export interface ChannelStreamOptions {
  /** Names the stream in each of the channels. */
  readonly number: number;
  readonly response: ServerResponse;
  readonly channels: StreamChannels;
}

/** A stream of events whose text comes in a channel, which may be before the response to its request. */
export class ChannelStream {
  readonly number: number;
  /** The id of the channel that has the stream; undefined until the service has begun it. */
  channel: string | undefined;
  readonly #response: ServerResponse;
  readonly #channels: StreamChannels;
  /** Text that came before the head of the response was written; undefined afterwards. */
  #early: string | undefined = '';
  #isEnded = false;

  constructor({ number, response, channels }: ChannelStreamOptions) {
    this.number = number;
    this.#response = response;
    this.#channels = channels;
  }

  get isFollowed(): boolean {
    return this.#early === undefined;
  }

  /** Writes to the response from now on; its head has been written. */
  follow(channel: string): void {
    const response = this.#response;
    this.channel = channel;
    response.once('close', () => this.#channels.leave(this));
    // Node keeps the head as long as the response. Written by itself it is one string, with text two kilobytes of pieces.
    response.flushHeaders();
    if (this.#early !== undefined && this.#early !== '') response.write(this.#early);
    this.#early = undefined;
    if (this.#isEnded || !this.#channels.has(channel)) response.end();
  }

  /** The service has begun the stream in a connection of its own: its process has none of the channels. */
  miss(): void {
    this.leave();
    void this.#channels.connect();
  }

  /** No stream has begun. */
  leave(): void {
    this.#channels.leave(this);
  }

  write(text: string, channel: string): void {
    this.channel = channel;
    if (this.#early !== undefined) this.#early += text;
    else if (this.#response.writableLength > mostUnreadBytes) this.#response.destroy();
    else if (!this.#response.writableEnded) this.#response.write(text);
  }

  /** The service has ended the stream, or its channel has broken. */
  end(): void {
    this.#isEnded = true;
    if (this.isFollowed && !this.#response.writableEnded) this.#response.end();
  }
}
