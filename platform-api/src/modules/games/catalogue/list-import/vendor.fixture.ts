import { createPublicKey, verify } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { VENDOR_PATHS } from '@marquee/contract/vendor-protocol';
import { SIGNATURE_HEADER } from '@marquee/contract/wallet-protocol';

type Answer = (response: ServerResponse) => void;

/** A vendor that answers as configured, to signed requests only. */
export interface ListVendor {
  readonly url: string;
  /** Number of correctly signed list requests. */
  readonly requestCount: () => number;
  answers(with_: Answer): void;
  lists(games: readonly unknown[]): void;
  close(): Promise<void>;
}

/** @param home state folder of the platform, where the public half of its key lies */
export async function openListVendor(home: string): Promise<ListVendor> {
  let answer: Answer = (response) => response.end('{"games":[]}');
  let requestCount = 0;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (request.url !== VENDOR_PATHS.gameList) return void response.end('{}');
      const signature = Buffer.from(String(request.headers[SIGNATURE_HEADER]), 'base64');
      const key = createPublicKey(readFileSync(join(home, 'keys', 'platform-public.pem')));
      if (!verify('RSA-SHA256', Buffer.concat(chunks), key, signature)) return void response.writeHead(401).end();
      requestCount += 1;
      answer(response);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requestCount: () => requestCount,
    answers: (next) => void (answer = next),
    lists: (games) => void (answer = (response) => response.end(JSON.stringify({ games }))),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
