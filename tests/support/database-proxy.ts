import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { connect as connectTo, createServer } from 'node:net';

/** A proxy between the shop and its database. It can cut connections, or keep them open and pass nothing on. */
export interface DatabaseProxy {
  url: string;
  /** The times of attempts to connect while it was cut. */
  refused: number[];
  cut: () => void;
  /** Holds everything that is sent, as a database that hangs does. */
  hold: () => void;
  mend: () => void;
  close: () => void;
}

export async function proxyTo(serverUrl: string): Promise<DatabaseProxy> {
  const target = new URL(serverUrl);
  const open = new Set<Socket>();
  const refused: number[] = [];
  let isCut = false;
  let isHeld = false;
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    if (isCut) {
      refused.push(performance.now());
      socket.destroy();
      return;
    }
    const database = connectTo(Number(target.port), target.hostname);
    database.on('error', () => socket.destroy());
    socket.pipe(database).pipe(socket);
    if (isHeld) socket.pause();
    socket.on('close', () => database.destroy());
    open.add(socket.on('close', () => open.delete(socket)));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(serverUrl);
  url.port = String((server.address() as AddressInfo).port);
  const drop = () => open.forEach((socket) => socket.destroy());
  return {
    url: url.href,
    refused,
    cut() {
      isCut = true;
      drop();
    },
    hold() {
      isHeld = true;
      open.forEach((socket) => socket.pause());
    },
    mend() {
      isCut = false;
      isHeld = false;
      open.forEach((socket) => socket.resume());
    },
    close() {
      drop();
      server.close();
    },
  };
}
