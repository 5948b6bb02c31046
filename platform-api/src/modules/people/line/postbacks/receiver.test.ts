import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isGenuine, type Receiver, startReceiver, toThisMachine } from './receiver.fixture';
import { createSendPostback, signatureOf } from './send-postback';

const HOST = 'tracker.example';
const SECRET = 'told once';
let receiver: Receiver;
beforeAll(async () => {
  receiver = await startReceiver(HOST, SECRET);
});
afterAll(() => receiver.close());
beforeEach(() => {
  receiver.calls.length = 0;
  receiver.answers.length = 0;
});

const postback = (change: { host?: string; path?: string; at?: Date; secret?: string } = {}) => ({
  url: new URL(`https://${change.host ?? HOST}${change.path ?? '/pb?e=registration&c=Fair%20%26%20more'}`),
  secret: change.secret ?? SECRET,
  delivery: 'number-7',
  at: change.at ?? new Date(),
});

describe('a postback over https', () => {
  it('reaches its receiver, who believes it by its signature', async () => {
    expect(await receiver.sender()(postback())).toEqual({ status: 204, fault: null });
    expect(receiver.calls).toEqual([
      { target: '/pb?e=registration&c=Fair%20%26%20more', delivery: 'number-7', isGenuine: true },
    ]);
  });

  it('is not believed when another secret signed it, long ago, or when its target was changed on the way', async () => {
    const send = receiver.sender();
    await send(postback({ secret: 'guessed' }));
    await send(postback({ at: new Date(Date.now() - 3_600_000) }));
    await send(postback({ at: new Date(Number.NaN) }));
    expect(receiver.calls.map((call) => call.isGenuine)).toEqual([false, false, false]);
    const seconds = Math.floor(Date.now() / 1_000);
    const headers = {
      'marquee-timestamp': String(seconds),
      'marquee-signature': signatureOf(SECRET, seconds, '/pb?e=registration'),
    };
    const received = (url: string, change = {}) =>
      isGenuine({ url, headers: { ...headers, ...change } } as unknown as IncomingMessage, SECRET);
    expect(received('/pb?e=registration')).toBe(true);
    for (const url of ['/pb?e=qualified', '/pb?e=registration&', '/other?e=registration'])
      expect(received(url), url).toBe(false);
    expect(received('/pb?e=registration', { 'marquee-timestamp': String(seconds + 1) })).toBe(false);
    expect(received('/pb?e=registration', { 'marquee-signature': '' })).toBe(false);
  });

  it('follows no redirect', async () => {
    receiver.answers.push((response) => response.writeHead(302, { location: `https://${HOST}/elsewhere` }).end());
    expect(await receiver.sender()(postback())).toEqual({ status: 302, fault: 'status' });
    expect(receiver.calls).toHaveLength(1);
  });

  it('says what failed: an error of the receiver, none in time, a cut connection, a body without end', async () => {
    receiver.answers.push(
      (response) => response.writeHead(500).end('no'),
      () => undefined,
      (_response, { socket }) => socket.destroy(),
      (response) => void response.writeHead(200).write('x'.repeat(1_000_000)),
    );
    const send = receiver.sender({ timeoutMs: 300 });
    expect(await send(postback())).toEqual({ status: 500, fault: 'status' });
    expect(await send(postback())).toEqual({ status: null, fault: 'timeout' });
    expect(await send(postback())).toEqual({ status: null, fault: 'connection' });
    expect(await send(postback()), 'only the status is read').toEqual({ status: 200, fault: null });
  });

  it('is not sent to a host whose certificate is another’s or unknown, nor to one without https', async () => {
    expect(await receiver.sender()(postback({ host: 'other.example' }))).toEqual({ status: null, fault: 'connection' });
    const unknown = receiver.sender({ tls: { port: receiver.port } });
    expect(await unknown(postback())).toEqual({ status: null, fault: 'connection' });
    const plain = createServer().listen(0, '127.0.0.1');
    await once(plain, 'listening');
    const { port } = plain.address() as AddressInfo;
    const insecure = receiver.sender({ tls: { port, ca: receiver.cert } });
    expect(await insecure(postback())).toEqual({ status: null, fault: 'connection' });
    plain.close();
    expect(receiver.calls).toEqual([]);
  });

  it('is refused as the product sends it: the receiver is on this machine', async () => {
    const send = createSendPostback({ lookup: toThisMachine, tls: { port: receiver.port, ca: receiver.cert } });
    expect(await send(postback())).toEqual({ status: null, fault: 'private_address' });
    expect(await createSendPostback()(postback({ host: '127.0.0.1' }))).toMatchObject({ fault: 'private_address' });
    expect(receiver.calls).toEqual([]);
  });
});
