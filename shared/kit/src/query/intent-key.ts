/** A key for one user intent; `randomUUID` is missing where the page is not a secure context. */
export function newIntentKey(): string {
  return hexOf(crypto.getRandomValues(new Uint8Array(16)));
}

/** An intent key in the form of a random UUID (version 4), for calls that take no other. */
export function newUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = hexOf(bytes);
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

const hexOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The key of an intent whose outcome is open. */
export interface OpenIntent {
  /** The key of what is requested: the same as long as the same is requested again and its outcome is open. */
  keyOf(request: unknown): string;
  /** The outcome of a key is known; the next request gets a new one, whatever it is. */
  settle(key: string): void;
}

/**
 * One effect per intent: a repeated click or a retry after a lost answer is the same intent and keeps its key; the same
 * request after a success is another intent.
 */
export function createOpenIntent(newKey: () => string = newIntentKey): OpenIntent {
  let open: { readonly request: string; readonly key: string } | null = null;
  return {
    keyOf(request) {
      const content = JSON.stringify(request);
      if (open?.request !== content) open = { request: content, key: newKey() };
      return open.key;
    },
    settle(key) {
      if (open?.key === key) open = null;
    },
  };
}
