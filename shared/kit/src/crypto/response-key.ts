import type { PayloadEnvelope, SealedValue } from '@marquee/contract/payload-envelope';
import type { EnvelopeKey } from './envelope-key';

/** A key pair made for one call, whose answer the server seals for it. */
export interface ResponseKey {
  /** What goes with the call. */
  readonly requestFields: Pick<PayloadEnvelope, 'suite' | 'ephemeralKey'>;
  /** @throws when the value was not sealed by the holder of the server's key, for this call */
  open(value: SealedValue): Promise<unknown>;
}

/**
 * WebCrypto does the work where the page has it; pages without HTTPS do not, there libraries do.
 * @param path the call's path
 * @param serverKey the server's key, as the boot document names it
 */
export async function createResponseKey(path: string, serverKey: EnvelopeKey): Promise<ResponseKey> {
  const { subtle } = globalThis.crypto as { readonly subtle?: SubtleCrypto };
  if (subtle)
    return (await import(/* webpackChunkName: "seal" */ './response-key-webcrypto')).createKey(subtle, path, serverKey);
  return (await import(/* webpackChunkName: "seal-libraries" */ './response-key-libraries')).createKey(path, serverKey);
}

/** Binds the derived key to the suite, to the one call, and to answers. */
export const responseKeyInfo = (suite: PayloadEnvelope['suite'], path: string): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(`marquee-envelope/1 ${suite} answer ${path}`);

export const parseJson = (plaintext: Uint8Array): unknown => JSON.parse(new TextDecoder().decode(plaintext));
