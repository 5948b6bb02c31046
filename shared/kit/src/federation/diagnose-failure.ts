import { withBudget } from './budget';
import type { IntegrityMap } from './integrity-map';
import { type FailureReason, LoadFailure } from './load-failure';

/**
 * Finds the reason of a transport failure. Errors of chunks carry their URL (`request`); that of the entry is passed.
 * @param entryUrl the requested file, when the error has no URL
 */
export async function diagnoseFailure(
  failure: LoadFailure,
  integrity: IntegrityMap,
  entryUrl?: string,
): Promise<LoadFailure> {
  const { request, type } = (failure.cause ?? {}) as { request?: string; type?: string };
  const url = request ?? entryUrl;
  if (failure.reason !== 'network' || url === undefined) return failure;
  const fileReason = await reasonFromFile(url, integrity.integrityOf(url));
  // The file is the released one, but its chunk is missing: the script failed before it registered.
  const reason = fileReason === 'network' && type === 'missing' ? 'threw' : fileReason;
  return new LoadFailure(reason, failure.phase, failure.cause);
}

/**
 * A script element only reports "error". Fetches the file once more as data, to find the reason for the panel and telemetry.
 * @param integrity the expected SRI hash, or empty when the file is loaded unchecked
 */
async function reasonFromFile(url: string, integrity: string): Promise<FailureReason> {
  try {
    const response = await withBudget(fetch(url, { cache: 'no-store', credentials: 'omit' }), 1500, 'script');
    if (!response.ok) return 'http';
    const type = response.headers.get('content-type') ?? '';
    if (!/javascript|css/.test(type)) return 'not-script';
    if (integrity !== '' && (await hashBytes(integrity, await response.arrayBuffer())) !== integrity)
      return 'integrity';
    return 'network';
  } catch {
    return 'network';
  }
}

/** The SRI hash of the bytes, by the algorithm of the expected hash. */
async function hashBytes(expected: string, bytes: ArrayBuffer): Promise<string> {
  const bits = expected.slice('sha'.length, expected.indexOf('-'));
  const digest = new Uint8Array(await crypto.subtle.digest(`SHA-${bits}`, bytes));
  return `sha${bits}-${btoa(String.fromCharCode(...digest))}`;
}
