import type { IncomingMessage, Server } from 'node:http';
import { type Duplex, Writable } from 'node:stream';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';

/** Where a gateway opens a channel, followed by the id that it chose. */
export const eventChannelPath = '/internal/event-channels/';
/**
 * In a request for a stream: the stream's number, then the ids of the channels to the service's processes, separated by
 * spaces. In the response: the id of the channel that has the stream.
 */
export const eventChannelHeader = 'x-internal-event-channel';

/** Gateways have few processes, and each a channel or two. */
const mostChannels = 256;
/** A gateway only sends numbers of streams. */
const mostReceivedBytes = 1024;
/** Milliseconds that the gateway may take to agree to the end of a channel. */
const closeMs = 1000;
const ownPath = new RegExp(`^${eventChannelPath}([\\w-]{8,64})$`);
const notFound = 'HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';

/**
 * Connections over which gateways get the events of many streams, because a connection for each stream would cost a
 * gateway half of its memory. A message is a JSON array: `[7, "retry: 1000\n\n"]` is text of stream 7, `[7]` its end; a
 * gateway sends `[7]` when the client has left.
 */
export class EventChannels {
  readonly #channels = new Map<string, EventChannel>();
  readonly #sockets = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: mostReceivedBytes,
  });

  /** Accepts channels as upgrades of the server's connections. */
  accept(server: Server): void {
    server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      const [, id] = ownPath.exec(request.url ?? '') ?? [];
      if (id === undefined || this.#channels.has(id) || this.#channels.size >= mostChannels) refuse(socket);
      else this.#sockets.handleUpgrade(request, socket, head, (webSocket) => this.#open(id, webSocket));
    });
  }

  /**
   * Begins the stream that a request names in one of the channels here.
   *
   * @param header the value of `eventChannelHeader` of the request, empty if it has none
   * @returns undefined if the stream needs its own connection
   */
  join(header: string): { readonly channel: string; readonly stream: Writable } | undefined {
    const [number = '', ...ids] = header.split(' ');
    const channel = ids.find((id) => this.#channels.has(id));
    const stream = channel === undefined ? undefined : this.#channels.get(channel)?.begin(Number(number));
    return channel === undefined || stream === undefined ? undefined : { channel, stream };
  }

  close(): void {
    for (const channel of this.#channels.values()) channel.close();
  }

  #open(id: string, webSocket: WebSocket): void {
    this.#channels.set(id, new EventChannel(webSocket));
    webSocket.once('close', () => this.#channels.delete(id));
  }
}

function refuse(socket: Duplex): void {
  // Node handles errors of a connection only until its upgrade.
  socket.on('error', () => socket.destroy());
  socket.end(notFound);
}

const isGoingAway = 1001;

/** The streams of one gateway process. */
class EventChannel {
  readonly #webSocket: WebSocket;
  readonly #streams = new Map<number, ChannelStream>();

  constructor(webSocket: WebSocket) {
    this.#webSocket = webSocket;
    webSocket.on('message', (data) => this.#streams.get(streamOf(data))?.destroy());
    // The channel is closed after an error, which is all that there is to do.
    webSocket.on('error', () => undefined);
    webSocket.once('close', () => {
      for (const stream of this.#streams.values()) stream.destroy();
    });
  }

  begin(number: number): Writable | undefined {
    if (!Number.isSafeInteger(number) || this.#streams.has(number)) return undefined;
    const stream = new ChannelStream((text, sent) => this.#webSocket.send(JSON.stringify([number, text]), sent));
    this.#streams.set(number, stream);
    stream.once('close', () => {
      this.#streams.delete(number);
      if (this.#webSocket.readyState === this.#webSocket.OPEN) this.#webSocket.send(JSON.stringify([number]));
    });
    return stream;
  }

  close(): void {
    this.#webSocket.close(isGoingAway);
    setTimeout(() => this.#webSocket.terminate(), closeMs).unref();
  }
}

type Send = (text: string, sent: (error?: Error | null) => void) => void;

/** Text that has not reached the connection yet counts as unread. */
class ChannelStream extends Writable {
  readonly #send: Send;

  constructor(send: Send) {
    super({ decodeStrings: false });
    this.#send = send;
    // The stream is destroyed, as by a channel that broke.
    this.on('error', () => undefined);
  }

  override _write(text: string, _encoding: BufferEncoding, sent: (error?: Error | null) => void): void {
    this.#send(text, sent);
  }
}

function streamOf(data: RawData): number {
  try {
    // ws gives each message as one Buffer.
    const [number]: unknown[] = JSON.parse((data as Buffer).toString()) as unknown[];
    return Number(number);
  } catch {
    // No stream has the number of a message that is none.
    return Number.NaN;
  }
}
