import { once } from 'node:events';
import { createServer } from 'node:net';

/** Loopback ports that nobody listens on now. Asked for one by one, the same might be given twice. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = servers.map((server) => {
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('no port was given');
    return address.port;
  });
  for (const server of servers) server.close();
  await Promise.all(servers.map((server) => once(server, 'close')));
  return ports;
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
