import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PushMessage } from '../modules/people/push/push-message';

/** A message as a browser reads it. */
export interface ReceivedPush {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly message: PushMessage;
}

/** A browser's subscription, with the private part that only the browser has. */
export interface TestSubscription {
  readonly path: string;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** How the push service answers; undefined: 201. */
export type Behaviour = (response: ServerResponse) => void;

/** A push service of the test, which decrypts what it takes as the browser would: encryption and signature are proved by reading. */
export async function startPushService() {
  const browsers = new Map<string, { readonly pair: ReturnType<typeof createECDH>; readonly auth: Buffer }>();
  const received: ReceivedPush[] = [];
  const asked: string[] = [];
  const behaviours = new Map<string, Behaviour>();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const path = request.url ?? '';
      asked.push(path);
      const behave = behaviours.get(path);
      if (behave) return behave(response);
      const browser = browsers.get(path);
      if (!browser) return void response.writeHead(404).end();
      const text = decrypt(Buffer.concat(chunks), browser.pair, browser.auth);
      received.push({ path, headers: request.headers, message: JSON.parse(text) as PushMessage });
      response.writeHead(201).end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    origin,
    received,
    /** Paths of all requests. */
    asked,
    subscription(): TestSubscription {
      const pair = createECDH('prime256v1');
      const path = `/send/${randomBytes(12).toString('base64url')}`;
      const auth = randomBytes(16);
      const point = pair.generateKeys();
      browsers.set(path, { pair, auth });
      return { path, endpoint: origin + path, p256dh: point.toString('base64url'), auth: auth.toString('base64url') };
    },
    answer({ path }: TestSubscription, behaviour: Behaviour | null): void {
      if (behaviour) behaviours.set(path, behaviour);
      else behaviours.delete(path);
    },
    messagesTo: ({ path }: TestSubscription) => received.filter((push) => push.path === path),
    async close(): Promise<void> {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const derive = (key: Uint8Array, salt: Uint8Array, info: Uint8Array | string, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, bytes));

/** RFC 8291 and RFC 8188, with one record. */
function decrypt(body: Buffer, pair: ReturnType<typeof createECDH>, auth: Buffer): string {
  const [salt, keyLength] = [body.subarray(0, 16), body.readUInt8(20)];
  const senderKey = body.subarray(21, 21 + keyLength);
  const content = body.subarray(21 + keyLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), senderKey]);
  const secret = derive(pair.computeSecret(senderKey), auth, info, 32);
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(content.subarray(-16));
  const padded = Buffer.concat([decipher.update(content.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}

/** What a message says of its sender (RFC 8292). @throws Error when the signature is not of the key that the browser subscribed with */
export function readVapid({ headers }: ReceivedPush, publicKey: string): { aud: string; sub: string; exp: number } {
  const [, token = '', key] = /^vapid t=(\S+?), ?k=(\S+)$/.exec(headers.authorization ?? '') ?? [];
  if (key !== publicKey) throw new Error('another key');
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const jwk = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, format: 'jwk' });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: jwk, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) throw new Error('the signature is of another key');
  return JSON.parse(Buffer.from(claims, 'base64url').toString()) as { aud: string; sub: string; exp: number };
}
