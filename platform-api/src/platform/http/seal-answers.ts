import { createCipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { PayloadEnvelope, SealedValue } from '@marquee/contract/payload-envelope';

/** Parameters of a call whose answer is to be sealed for the requesting page. */
export type SealRequest = Pick<PayloadEnvelope, 'suite' | 'ephemeralKey'>;

/**
 * Seals values with a key of one call. The label `answer` separates it from the key of a request.
 * @param secret of the agreement between the server's key and the page's ephemeral one
 */
export function sealAnswers(
  secret: Buffer,
  suite: PayloadEnvelope['suite'],
  path: string,
): (value: unknown) => SealedValue {
  const gcm = suite === 'A256GCM';
  const key = Buffer.from(hkdfSync('sha256', secret, '', `marquee-envelope/1 ${suite} answer ${path}`, gcm ? 32 : 64));
  return (value) => {
    const clear = Buffer.from(JSON.stringify(value), 'utf8');
    return gcm ? sealGcm(key, clear) : sealCbc(key, clear);
  };
}

function sealGcm(key: Buffer, clear: Buffer): SealedValue {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  const ciphertext = Buffer.concat([cipher.update(clear), cipher.final(), cipher.getAuthTag()]);
  return { iv: iv.toString('base64url'), ciphertext: ciphertext.toString('base64url') };
}

function sealCbc(key: Buffer, clear: Buffer): SealedValue {
  const iv = randomBytes(16);
  const cipher = createCipheriv('aes-256-cbc', key.subarray(0, 32), iv);
  const ciphertext = Buffer.concat([cipher.update(clear), cipher.final()]);
  const mac = createHmac('sha256', key.subarray(32)).update(iv).update(ciphertext).digest('base64url');
  return { iv: iv.toString('base64url'), ciphertext: ciphertext.toString('base64url'), mac };
}
