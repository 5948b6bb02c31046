import { generateKeyPairSync } from 'node:crypto';
import { expect, it } from 'vitest';
import { createBootSigner, type UnsignedBoot } from './sign-boot';

const boot = { revision: 'r1', language: 'bn', theme: 'dark' } as UnsignedBoot;
const signer = createBootSigner(generateKeyPairSync('ed25519').privateKey);

it('accepts a boot document as it was signed', () => {
  expect(signer.verify(signer.sign(boot))).toBe(true);
});

it('refuses a boot document that was modified', () => {
  expect(signer.verify({ ...signer.sign(boot), language: 'en' })).toBe(false);
});
