import { createECDH } from 'node:crypto';
import { createResponseKey } from '@marquee/kit/crypto/response-key';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createPayloadOpener } from './payload-opener';

const PATH = '/wps/customerService';
const ADDRESS = 'https://t.me/সুন্দরবন';

function newServer() {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  return createPayloadOpener(keys.getPrivateKey());
}
const server = newServer();
const randomValues: Crypto['getRandomValues'] = globalThis.crypto.getRandomValues.bind(globalThis.crypto);
afterEach(() => vi.unstubAllGlobals());

describe.each(['A256GCM', 'A256CBC-HS256'] as const)('an answer sealed with suite %s', (suite) => {
  const newKey = (path = PATH, opener = server) => {
    if (suite === 'A256CBC-HS256') vi.stubGlobal('crypto', { getRandomValues: randomValues });
    return createResponseKey(path, opener.publicKey);
  };

  it('is opened by the requesting page, and reveals nothing in transit', async () => {
    const key = await newKey();
    expect(key.requestFields.suite).toBe(suite);
    const sealed = server.sealerFor(key.requestFields, PATH)(ADDRESS);
    expect(Buffer.from(sealed.ciphertext, 'base64url').toString('latin1')).not.toContain('t.me');
    expect(await key.open(sealed)).toBe(ADDRESS);
  });

  it('is opened by no other page', async () => {
    const [key, other] = [await newKey(), await newKey()];
    await expect(other.open(server.sealerFor(key.requestFields, PATH)(ADDRESS))).rejects.toThrow();
  });

  it('is refused when it was changed, made for another call, or by another server', async () => {
    const key = await newKey();
    const sealed = server.sealerFor(key.requestFields, PATH)(ADDRESS);
    const bytes = Buffer.from(sealed.ciphertext, 'base64url');
    bytes.writeUInt8(bytes.readUInt8(0) ^ 1, 0);
    await expect(key.open({ ...sealed, ciphertext: bytes.toString('base64url') })).rejects.toThrow();
    await expect(key.open(server.sealerFor(key.requestFields, '/wps/other')(ADDRESS))).rejects.toThrow();
    await expect(key.open(newServer().sealerFor(key.requestFields, PATH)(ADDRESS))).rejects.toThrow();
  });
});

it('refuses a point that is not on the curve', () => {
  const sealRequest = { suite: 'A256GCM', ephemeralKey: Buffer.alloc(65, 4).toString('base64url') } as const;
  expect(() => server.sealerFor(sealRequest, PATH)).toThrow('could not be opened');
});
