import { once } from 'node:events';
import { createServer } from 'node:net';
import { StartProblem } from '../config/config.ts';

interface HostPort {
  host: string;
  port: number;
}

/** Checks early whether the port is free, before the slow part of the start. */
export async function assertPortFree(endpoint: HostPort): Promise<void> {
  const server = createServer();
  try {
    server.listen({ ...endpoint, exclusive: true });
    await once(server, 'listening');
  } catch (error) {
    throw listenProblem(error, endpoint);
  }
  server.close();
  await once(server, 'close');
}

/** The reason in one line that names the setting; anything unknown is passed on as it is. */
export function listenProblem(error: unknown, { host, port }: HostPort): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  switch (code) {
    case 'EADDRINUSE':
      return new StartProblem(
        `Cannot listen: port ${port} is already in use. Stop the program that has it, or set PORT to another one.`,
      );
    case 'EACCES':
      return new StartProblem(
        `Cannot listen: port ${port} needs special rights on this system. Set PORT to 1024 or more, and let a proxy serve the lower one.`,
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new StartProblem(
        `Cannot listen: ${host} is not an address of this machine. Set HOST to 127.0.0.1, to 0.0.0.0 for all networks, or to one of its addresses.`,
      );
    default:
      return error;
  }
}
