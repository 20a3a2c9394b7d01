import { once } from 'node:events';
import { createServer } from 'node:net';

/** A loopback port that nobody listens on now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  return address.port;
}

/** Throws a sentence for people if the port is taken. */
export async function assertFree(port: number, host: string): Promise<void> {
  const server = createServer().listen(port, host);
  try {
    await once(server, 'listening');
  } catch (cause) {
    throw new Error(`Port ${port} is in use. Choose another one: PORT=${port + 1} npm start`, { cause });
  }
  server.close();
  await once(server, 'close');
}
