import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How a bucket answers: as usual, with a failure, not at all, or with a failure after some objects were stored. */
export type BucketState = 'up' | 'failing' | 'gone' | { readonly failsAfter: number };

export interface TestBucket {
  /** Ends with a slash. */
  readonly url: string;
  /** Stored content by path. */
  readonly objects: ReadonlyMap<string, string>;
  turn(state: BucketState): void;
  close(): Promise<void>;
}

/** A bucket with an S3 interface that keeps what is put into it; signatures are proved by the documented examples. */
export async function startBucket(): Promise<TestBucket> {
  const objects = new Map<string, string>();
  let state: BucketState = 'up';
  let stored = 0;
  const isFailing = (method: string) =>
    state === 'failing' || (typeof state === 'object' && method === 'PUT' && stored >= state.failsAfter);
  const server = createServer((request, response) => {
    if (state === 'gone') return void request.socket.destroy();
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      if (isFailing(method)) return void response.writeHead(503).end();
      const isSigned = headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=key/') ?? false;
      if (method === 'PUT' && isSigned) {
        stored += 1;
        objects.set(url, Buffer.concat(chunks).toString());
      }
      if (method === 'DELETE' && isSigned) objects.delete(url);
      response.writeHead(method !== 'HEAD' || objects.has(url) ? 200 : 404).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/bucket/`,
    objects,
    turn(next) {
      state = next;
      stored = 0;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
