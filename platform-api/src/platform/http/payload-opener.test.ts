import { createECDH } from 'node:crypto';
import { seal } from '@marquee/kit/crypto/seal';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createPayloadOpener } from './payload-opener';

const PATH = '/wps/session/login';
const BODY = { username: 'amina', password: 'পাসওয়ার্ড ১২৩' };

const newOpener = () => {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  return createPayloadOpener(keys.getPrivateKey());
};
const opener = newOpener();
const randomValues: Crypto['getRandomValues'] = globalThis.crypto.getRandomValues.bind(globalThis.crypto);

/** A page without HTTPS: random values, but no `crypto.subtle`. */
function withoutWebCrypto(): void {
  vi.stubGlobal('crypto', { getRandomValues: randomValues });
}
afterEach(() => vi.unstubAllGlobals());

describe.each(['A256GCM', 'A256CBC-HS256'] as const)('an envelope of suite %s', (suite) => {
  const sealed = () => {
    if (suite === 'A256CBC-HS256') withoutWebCrypto();
    return seal(PATH, BODY, opener.publicKey);
  };

  it('opens at the server', async () => {
    const envelope = await sealed();
    expect(envelope.suite).toBe(suite);
    expect(opener.open(envelope, PATH)).toEqual(BODY);
  });

  it('reveals nothing of its content, and differs each time', async () => {
    const [first, second] = [await sealed(), await sealed()];
    expect(Buffer.from(first.ciphertext, 'base64url').toString('latin1')).not.toContain('amina');
    expect(first.ciphertext).not.toBe(second.ciphertext);
  });

  it('is refused when one bit of the ciphertext was changed', async () => {
    const envelope = await sealed();
    const bytes = Buffer.from(envelope.ciphertext, 'base64url');
    bytes.writeUInt8(bytes.readUInt8(0) ^ 1, 0);
    expect(() => opener.open({ ...envelope, ciphertext: bytes.toString('base64url') }, PATH)).toThrow(
      'could not be opened',
    );
  });

  it('is refused on another call', async () => {
    const envelope = await sealed();
    expect(() => opener.open(envelope, '/wps/member/password')).toThrow('could not be opened');
  });

  it('is refused under another key, by name and by content', async () => {
    const envelope = await sealed();
    const other = newOpener();
    expect(() => other.open(envelope, PATH)).toThrow('could not be opened');
    expect(() => other.open({ ...envelope, keyId: other.publicKey.id }, PATH)).toThrow('could not be opened');
  });
});

it('refuses a missing mac', async () => {
  withoutWebCrypto();
  const { mac: _mac, ...envelope } = await seal(PATH, BODY, opener.publicKey);
  expect(() => opener.open(envelope, PATH)).toThrow('could not be opened');
});
