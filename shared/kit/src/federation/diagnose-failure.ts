import { withBudget } from './budget';
import type { IntegrityMap } from './integrity-map';
import { type FailureReason, LoadFailure } from './load-failure';

/**
 * Gives a transport failure its real reason. Chunks name their URL in the error (`request`), the entry is given.
 * @param entryUrl the file that was asked for, when the error itself does not say
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
  // The file came as released, yet its chunk is missing: the script ended before it could register.
  const reason = fileReason === 'network' && type === 'missing' ? 'threw' : fileReason;
  return new LoadFailure(reason, failure.phase, failure.cause);
}

/**
 * A script element only says "error". Asks for the file once more, as data, to name the reason for people and telemetry.
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

/** The SRI hash of what came, by the algorithm of what was expected. */
async function hashBytes(expected: string, bytes: ArrayBuffer): Promise<string> {
  const bits = expected.slice('sha'.length, expected.indexOf('-'));
  const digest = new Uint8Array(await crypto.subtle.digest(`SHA-${bits}`, bytes));
  return `sha${bits}-${btoa(String.fromCharCode(...digest))}`;
}
