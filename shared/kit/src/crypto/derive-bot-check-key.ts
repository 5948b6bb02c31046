import { pbkdf2Async } from '@noble/hashes/pbkdf2.js';
import { sha256 } from '@noble/hashes/sha2.js';
import type { DeriveKeyFunction } from 'altcha-lib';
import { deriveKey as deriveWithWebCrypto } from 'altcha-lib/algorithms/web/pbkdf2';

/** PBKDF2-SHA-256 of the challenge: by WebCrypto where the page has it, by a library on pages without HTTPS. */
export const deriveKey: DeriveKeyFunction = async (parameters, salt, password) => {
  if ((globalThis.crypto as { readonly subtle?: SubtleCrypto }).subtle)
    return deriveWithWebCrypto(parameters, salt, password);
  return { derivedKey: await pbkdf2Async(sha256, password, salt, { c: parameters.cost, dkLen: parameters.keyLength }) };
};
