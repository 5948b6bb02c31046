import { z } from 'zod';

export const sealSuiteSchema = z.enum(['A256GCM', 'A256CBC-HS256']);

/**
 * A value of an answer, sealed for the page that asked: the page sends an ephemeral P-256 point with its call, the key comes
 * from the agreement of that point with the server's published key (info = suite + `answer` + call path). Who opens it
 * knows that the holder of the server's key sealed it.
 */
export const sealedValueSchema = z.strictObject({
  iv: z.base64url(),
  ciphertext: z.base64url(),
  mac: z.base64url().optional(),
});
export type SealedValue = z.infer<typeof sealedValueSchema>;

/**
 * The sealed body of an encrypted call. The key comes from an ephemeral ECDH P-256 agreement with the server's
 * published key (HKDF-SHA256, info = suite + call path); it keeps secrets out of proxies' logs and does not replace TLS.
 * `A256GCM` where WebCrypto is present, else `A256CBC-HS256` (encrypt-then-MAC).
 */
export const payloadEnvelopeSchema = z.strictObject({
  suite: sealSuiteSchema,
  keyId: z.string().max(64),
  ephemeralKey: z.base64url().max(100).meta({ description: 'uncompressed P-256 point' }),
  iv: z.base64url().max(32),
  ciphertext: z.base64url().max(200_000),
  mac: z.base64url().max(64).optional(),
});
export type PayloadEnvelope = z.infer<typeof payloadEnvelopeSchema>;
