import { createServer, type Server } from 'node:net';
import type { LookupFunction } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSendPostback, signatureOf } from './send-postback';

const resolvingTo =
  (address: string): LookupFunction =>
  (_hostname, options, callback) =>
    options.all === true ? callback(null, [{ address, family: 4 }]) : callback(null, address, 4);
const postback = (host: string) => ({
  url: new URL(`https://${host}/pb?e=test`),
  secret: 'secret',
  delivery: 'd',
  at: new Date(1_700_000_000_000),
});

describe('a postback', () => {
  let silent: Server;
  let connections = 0;
  beforeAll(async () => {
    silent = createServer(() => (connections += 1));
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => new Promise((resolve) => silent.close(resolve)));

  it('never connects to an address that became private after it was saved', async () => {
    for (const address of ['127.0.0.1', '10.0.0.8', '169.254.169.254']) {
      const answer = await createSendPostback({ lookup: resolvingTo(address) })(postback('tracker.example'));
      expect(answer).toEqual({ status: null, fault: 'private_address' });
    }
    expect(await createSendPostback()(postback('localhost'))).toEqual({ status: null, fault: 'private_address' });
    expect(await createSendPostback()(postback('127.0.0.1'))).toEqual({ status: null, fault: 'private_address' });
    expect(connections).toBe(0);
  });

  it('gives up on a receiver that does not answer', async () => {
    const started = performance.now();
    const never: LookupFunction = () => undefined;
    expect(await createSendPostback({ lookup: never, timeoutMs: 200 })(postback('tracker.example'))).toEqual({
      status: null,
      fault: 'timeout',
    });
    expect(performance.now() - started).toBeLessThan(3_000);
  });

  it('is signed over its time and its target: neither can be changed or sent again later', () => {
    const signature = signatureOf('secret', 1_700_000_000, '/pb?e=test');
    expect(signature).toMatch(/^v1=[0-9a-f]{64}$/);
    expect(signatureOf('secret', 1_700_000_600, '/pb?e=test'), 'replayed').not.toBe(signature);
    expect(signatureOf('secret', 1_700_000_000, '/pb?e=qualified'), 'forged').not.toBe(signature);
    expect(signatureOf('other', 1_700_000_000, '/pb?e=test'), 'another secret').not.toBe(signature);
  });
});
