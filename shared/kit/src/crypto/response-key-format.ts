import type { PayloadEnvelope, SealedValue } from '@marquee/contract/payload-envelope';

/** A key pair for one call: the server encrypts its response with it. */
export interface ResponseKey {
  /** Fields of the call's request. */
  readonly requestFields: Pick<PayloadEnvelope, 'suite' | 'ephemeralKey'>;
  /** @throws when the value was not sealed by the holder of the server's key, for this call */
  open(value: SealedValue): Promise<unknown>;
}

/** Binds the derived key to the suite, to the one call, and to answers. */
export const responseKeyInfo = (suite: PayloadEnvelope['suite'], path: string): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(`marquee-envelope/1 ${suite} answer ${path}`);

export const parseJson = (plaintext: Uint8Array): unknown => JSON.parse(new TextDecoder().decode(plaintext));
