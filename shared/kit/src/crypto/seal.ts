import type { PayloadEnvelope } from '@marquee/contract/payload-envelope';
import type { EnvelopeKey } from './envelope-key';
import { sealWithWebCrypto } from './seal-webcrypto';

/**
 * Encrypts the body of a call, so that proxies and content networks that terminate TLS cannot read it.
 * WebCrypto does the work where the page has it; pages without HTTPS do not, there libraries do.
 * @param path the call's path; the envelope opens on no other
 */
export async function seal(path: string, body: unknown, key: EnvelopeKey): Promise<PayloadEnvelope> {
  const plaintext = new TextEncoder().encode(JSON.stringify(body));
  const { subtle } = globalThis.crypto as { readonly subtle?: SubtleCrypto };
  if (subtle) return sealWithWebCrypto(subtle, path, plaintext, key);
  const { sealWithLibraries } = await import(/* webpackChunkName: "seal-libraries" */ './seal-libraries');
  return sealWithLibraries(path, plaintext, key);
}
