import type { PayloadEnvelope } from '@marquee/contract/payload-envelope';

/** The server's public key of the payload envelope, as the boot document names it. */
export interface EnvelopeKey {
  readonly id: string;
  /** Uncompressed P-256 point, base64url. */
  readonly publicKey: string;
}

/** Binds a derived key to the suite and to the one call it is made for. */
export const requestKeyInfo = (suite: PayloadEnvelope['suite'], path: string): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(`marquee-envelope/1 ${suite} ${path}`);
