import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { lookupPublic, requirePublicHost } from './public-addresses';

export interface PushRequest {
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

export interface PushAnswer {
  readonly status: number;
  /** Seconds; null where the service names none. */
  readonly retryAfter: number | null;
}

/**
 * Hands a message to a push service. Nothing of the answer but its head is read, no redirect is followed, and an address inside our own
 * networks is never connected to.
 * @param timeoutMs of the whole exchange
 * @throws Error without an answer
 */
export function postPush({ endpoint, headers, body }: PushRequest, timeoutMs: number): Promise<PushAnswer> {
  const url = new URL(endpoint);
  const isSecure = url.protocol === 'https:';
  return new Promise((resolve, reject) => {
    if (isSecure) requirePublicHost(url.hostname);
    const options = {
      method: 'POST',
      headers,
      signal: AbortSignal.timeout(timeoutMs),
      ...(isSecure && { lookup: lookupPublic }),
    };
    const sent = (isSecure ? httpsRequest : httpRequest)(url, options, (response) => {
      const { statusCode = 0, headers: answered } = response;
      response.destroy();
      resolve({ status: statusCode, retryAfter: secondsOf(answered['retry-after']) });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** `Retry-After` as seconds or as a time (RFC 9110, 10.2.3). */
function secondsOf(value: string | undefined): number | null {
  if (value === undefined) return null;
  const seconds = /^\d{1,9}$/.test(value) ? Number(value) : (Date.parse(value) - Date.now()) / 1_000;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : null;
}
