import { once } from 'node:events';
import type { Server } from 'node:http';

/** Returns the port of a listening server; throws otherwise. */
export function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server does not listen.');
  return address.port;
}

/** Makes a server listen on this machine, on the given port or a port of the system's choice; returns the port. */
export async function startListening(server: Server, port = 0): Promise<number> {
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return portOf(server);
}

/** Closes a server and all its connections immediately. */
export async function stopListening(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeAllConnections();
  await closed;
}
