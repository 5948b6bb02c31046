import { z } from 'zod';

/**
 * The sealed body of an encrypted call. The key comes from an ephemeral ECDH P-256 agreement with the server's
 * published key (HKDF-SHA256, info = suite + call path); it keeps secrets out of proxies' logs and does not replace TLS.
 * `A256GCM` where WebCrypto is present, else `A256CBC-HS256` (encrypt-then-MAC).
 */
export const payloadEnvelopeSchema = z.strictObject({
  suite: z.enum(['A256GCM', 'A256CBC-HS256']),
  keyId: z.string().max(64),
  ephemeralKey: z.base64url().max(100).meta({ description: 'uncompressed P-256 point' }),
  iv: z.base64url().max(32),
  ciphertext: z.base64url().max(200_000),
  mac: z.base64url().max(64).optional(),
});
export type PayloadEnvelope = z.infer<typeof payloadEnvelopeSchema>;
