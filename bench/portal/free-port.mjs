import { once } from 'node:events';
import { createServer } from 'node:net';

/** `get-port` would lock the port in this process, in which the portal checks whether it is free. */
export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}
