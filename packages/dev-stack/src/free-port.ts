import getPort from 'get-port';

const loopback = '127.0.0.1';

/** Free loopback ports, all different. */
export async function freePorts(count: number): Promise<number[]> {
  const ports: number[] = [];
  // The ports are requested one after the other, because `get-port` locks a port only once it has returned it.
  while (ports.length < count) ports.push(await getPort({ host: loopback }));
  return ports;
}

/** @throws Error with a way out if the port is in use. */
export async function assertFree(port: number, host: string): Promise<void> {
  if (port === 0 || (await getPort({ port, host })) === port) return;
  throw new Error(`Port ${port} is in use. Choose another one: PORT=${port + 1} npm start`);
}
