import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A proxy between a client and PostgreSQL that injects faults. */
export interface FaultyProxy {
  /** Address of the database through the proxy. */
  readonly url: string;
  /**
   * Cuts the connection whose next requests contain this text, after the server has answered and before the client
   * receives it.
   */
  cutBeforeAnswer(text: string, times?: number): void;
  /** Number of cut connections. */
  readonly cuts: () => number;
  /**
   * Makes the current connections half-open: neither side receives the other any more, and nobody closes.
   * @param delivered what the server still receives
   */
  freeze(delivered?: 'nothing' | 'requests'): void;
  close(): Promise<void>;
}

interface Link {
  readonly client: Socket;
  readonly server: Socket;
  frozen: 'no' | 'nothing' | 'requests';
  doomed: boolean;
}

export async function startFaultyProxy(databaseUrl: string): Promise<FaultyProxy> {
  const target = new URL(databaseUrl);
  const links = new Set<Link>();
  let armed = { text: '', times: 0 };
  let cuts = 0;

  const forward = (link: Link, chunk: Buffer) => {
    if (link.frozen === 'nothing') return;
    if (armed.times > 0 && chunk.includes(armed.text)) {
      armed.times -= 1;
      link.doomed = true;
    }
    link.server.write(chunk);
  };
  const answer = (link: Link, chunk: Buffer) => {
    if (link.frozen !== 'no') return;
    if (!link.doomed) return void link.client.write(chunk);
    cuts += 1;
    link.client.destroy();
    link.server.destroy();
  };

  const listener = createServer((client) => {
    const server = connect(Number(target.port), target.hostname);
    const link: Link = { client, server, frozen: 'no', doomed: false };
    links.add(link);
    client.on('data', (chunk) => forward(link, chunk)).on('error', () => undefined);
    server.on('data', (chunk) => answer(link, chunk)).on('error', () => undefined);
    client.on('close', () => link.frozen === 'no' && server.destroy());
    server.on('close', () => link.frozen === 'no' && client.destroy());
  }).listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String((listener.address() as AddressInfo).port);

  return {
    url: url.href,
    cuts: () => cuts,
    cutBeforeAnswer(text, times = 1) {
      armed = { text, times };
    },
    freeze(delivered = 'nothing') {
      for (const link of links) link.frozen = delivered;
    },
    async close() {
      for (const { client, server } of links) {
        client.destroy();
        server.destroy();
      }
      listener.close();
      await once(listener, 'close');
    },
  };
}
