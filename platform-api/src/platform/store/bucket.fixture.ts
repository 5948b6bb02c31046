import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import S3rver from 's3rver';
import type { BucketPlace } from './bucket-store';
import { isSigned } from './sign-s3-request.fixture';

/** What the way to the bucket does: nothing, answer 500, never answer, end in the middle, or change the bytes. */
export type WayFault = 'none' | 'failing' | 'hanging' | 'cut' | 'changed';

export interface BucketServer {
  readonly place: BucketPlace;
  /** As MARQUEE_STORE and its credentials say it. */
  readonly environment: Readonly<Record<string, string>>;
  /** @param requests that meet the fault; the others after them do not */
  turn(fault: WayFault, requests?: number): void;
  /** Methods of the requests that came, with the condition of those that have one. */
  readonly requests: string[];
  close(): Promise<void>;
}

const BUCKET = 'marquee';
const REGION = 'us-east-1';

/** s3rver, a server of the S3 interface, behind a way that checks the signatures of version 4, which it does not, and fails at will. */
export async function startBucketServer(): Promise<BucketServer> {
  const directory = await mkdtemp(join(tmpdir(), 'bucket-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  });
  const { port } = await server.run();
  let fault: WayFault = 'none';
  let left = 0;
  const requests: string[] = [];
  // The only key that s3rver knows.
  const credentials = { keyId: 'S3RVER', secret: 'S3RVER' };
  const carry = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const { method = '', url: path = '', headers } = incoming;
    requests.push(`${method}${headers['if-none-match'] === undefined ? '' : ' once'}`);
    const now = left > 0 ? fault : 'none';
    left -= 1;
    if (now === 'hanging') return;
    if (now === 'failing') return void outgoing.writeHead(500).end();
    const body = await buffer(incoming);
    const url = new URL(path, `http://${headers.host ?? ''}`);
    if (!isSigned({ method, url, headers }, body, { ...credentials, region: REGION }))
      return void outgoing.writeHead(403).end('<Code>SignatureDoesNotMatch</Code>');
    const onward = forward({ host: '127.0.0.1', port, method, path, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      if (now === 'none') return void answer.pipe(outgoing);
      answer.once('data', (chunk: Buffer) => {
        if (now === 'changed') return void outgoing.end(Buffer.alloc(chunk.length, 'x'));
        outgoing.write(chunk.subarray(0, chunk.length / 2), () => incoming.socket.destroy());
      });
    });
    onward.on('error', () => incoming.socket.destroy());
    onward.end(body);
  };
  const way = createServer((incoming, outgoing) => void carry(incoming, outgoing).catch(() => outgoing.destroy()));
  await new Promise<void>((resolve) => way.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(way.address() as AddressInfo).port}`;
  return {
    place: { url: `${endpoint}/${BUCKET}/`, region: REGION, ...credentials },
    environment: {
      MARQUEE_STORE: `s3://${BUCKET}?endpoint=${encodeURIComponent(endpoint)}`,
      MARQUEE_STORE_KEY_ID: credentials.keyId,
      MARQUEE_STORE_SECRET: credentials.secret,
    },
    turn(next, count = Number.POSITIVE_INFINITY) {
      fault = next;
      left = count;
    },
    requests,
    async close() {
      way.closeAllConnections();
      await new Promise((resolve) => way.close(resolve));
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
