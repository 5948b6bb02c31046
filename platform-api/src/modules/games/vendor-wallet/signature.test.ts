import { generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { isSignedBy, readPublicKey, signBody } from './signature';

const pair = () => generateKeyPairSync('rsa', { modulusLength: 2048 });
const { privateKey, publicKey } = pair();
const body = Buffer.from('{"user":"john12345","amount":100000,"meta":{"name":"ডেটা"}}');

test('accepts the signed bytes', () => {
  const key = readPublicKey(publicKey.export({ type: 'spki', format: 'pem' }).toString());
  expect(isSignedBy(key, body, signBody(privateKey, body))).toBe(true);
});

test.each([
  ['one byte more', Buffer.concat([body, Buffer.from(' ')])],
  ['the same JSON written otherwise', Buffer.from(JSON.stringify(JSON.parse(body.toString()), null, 1))],
  ['another amount', Buffer.from(body.toString().replace('100000', '900000'))],
  ['an empty body', Buffer.alloc(0)],
])('refuses %s', (_what, tampered) => {
  expect(isSignedBy(publicKey, tampered, signBody(privateKey, body))).toBe(false);
});

test('refuses the signature of another key', () => {
  expect(isSignedBy(publicKey, body, signBody(pair().privateKey, body))).toBe(false);
});

test.each([undefined, '', 'not base64 at all', ['a'], 'A'.repeat(5_000)])('refuses %j as a signature', (signature) => {
  expect(isSignedBy(publicKey, body, signature)).toBe(false);
});
