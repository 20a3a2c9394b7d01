import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A connection that sends given bytes, valid HTTP or not. */
export interface RawConnection {
  readonly socket: Socket;
  /** The text that has arrived. */
  readonly received: string;
  /** Resolves to the status of the first response; rejects if the connection ends without one. */
  status(): Promise<number>;
  /** Resolves to all that came when the other side has closed the connection. */
  closed(): Promise<string>;
}

export interface RawOptions {
  /** One of 127.0.0.0/8, for a client with another address. */
  readonly from?: string;
}

const statusLine = /^HTTP\/1\.1 (\d{3}) /;

/** Connects to a gateway and sends the text. */
export async function rawConnection(url: string, text: string, { from }: RawOptions = {}): Promise<RawConnection> {
  const { hostname, port } = new URL(url);
  const localAddress = from === undefined ? {} : { localAddress: from };
  const socket = connect({ host: hostname, port: Number(port), ...localAddress });
  let received = '';
  socket.setEncoding('latin1').on('data', (chunk) => {
    received += String(chunk);
  });
  // A connection that the gateway cuts may report a reset; `closed` resolves to the text that came before.
  socket.on('error', () => undefined);
  const end = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  await once(socket, 'connect');
  socket.write(text);
  return {
    socket,
    get received() {
      return received;
    },
    async status() {
      while (!statusLine.test(received)) {
        if (socket.closed) throw new Error(`the connection ended with ${JSON.stringify(received)}`);
        await Promise.race([once(socket, 'data'), end]);
      }
      return Number(statusLine.exec(received)?.[1]);
    },
    async closed() {
      await end;
      return received;
    },
  };
}

/** Opens many connections that send the same text. */
export function rawConnections(url: string, text: string, count: number): Promise<RawConnection[]> {
  return Promise.all(Array.from({ length: count }, () => rawConnection(url, text)));
}

/** A request's head as text; `Host` is given unless the headers name it. */
export function requestHead(line: string, headers: Readonly<Record<string, string>> = {}): string {
  const lines = Object.entries({ Host: 'localhost:3000', ...headers }).map(([name, value]) => `${name}: ${value}`);
  return [`${line} HTTP/1.1`, ...lines, '', ''].join('\r\n');
}
