import type { EnvelopeKey } from './envelope-key';
import type { ResponseKey } from './response-key-format';

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
