import { createHmac } from 'node:crypto';
import { request, type RequestOptions } from 'node:https';
import type { LookupFunction } from 'node:net';
import type { PostbackFault } from '@marquee/contract/postbacks';
import { isPublicAddress, lookupPublic, requirePublicHost } from '../../push/public-addresses';

export interface PostbackRequest {
  readonly url: URL;
  readonly secret: string;
  /** The number of the delivery: the same in every attempt. */
  readonly delivery: string;
  readonly at: Date;
}

/** What became of an attempt. */
export type PostbackAnswer =
  | { readonly status: number; readonly fault: 'status' | null }
  | { readonly status: null; readonly fault: Exclude<PostbackFault, 'status' | 'no_address'> };

export type SendPostback = (postback: PostbackRequest) => Promise<PostbackAnswer>;

/** Of the whole exchange. */
const TIMEOUT_MS = 5_000;

/**
 * The signature of a call: receivers compute it again with the secret, and refuse one whose time is not about now.
 * @param target path and query as they are sent
 */
export const signatureOf = (secret: string, seconds: number, target: string): string =>
  `v1=${createHmac('sha256', secret).update(`${seconds}.${target}`).digest('hex')}`;

/** What tests set to reach a receiver of their own. */
export interface SendOptions {
  readonly lookup?: LookupFunction;
  /** Of the whole exchange. */
  readonly timeoutMs?: number;
  /** Whether a connection may go to an address. */
  readonly isReachable?: (address: string) => boolean;
  readonly tls?: Pick<RequestOptions, 'port' | 'ca'>;
}

/**
 * Calls an address of an agent. It is resolved anew for each connection and never connected to inside a private network, no redirect is followed, and of
 * the answer only the status is read.
 */
export const createSendPostback =
  ({
    lookup = lookupPublic,
    timeoutMs = TIMEOUT_MS,
    isReachable = isPublicAddress,
    tls = {},
  }: SendOptions = {}): SendPostback =>
  ({ url, secret, delivery, at }) =>
    new Promise((resolve) => {
      try {
        requirePublicHost(url.hostname);
      } catch {
        return resolve({ status: null, fault: 'private_address' });
      }
      const seconds = Math.floor(at.getTime() / 1_000);
      const options = {
        ...tls,
        method: 'GET',
        agent: false,
        headers: {
          'user-agent': 'Marquee-Postback/1',
          'marquee-delivery': delivery,
          'marquee-timestamp': String(seconds),
          'marquee-signature': signatureOf(secret, seconds, `${url.pathname}${url.search}`),
        },
        signal: AbortSignal.timeout(timeoutMs),
        lookup: refusing(lookup, isReachable),
      };
      const sent = request(url, options, (response) => {
        const { statusCode: status = 0 } = response;
        response.destroy();
        resolve({ status, fault: status >= 200 && status < 300 ? null : 'status' });
      });
      sent.on('error', (error) => resolve({ status: null, fault: faultOf(error) }));
      sent.end();
    });

class PrivateAddress extends Error {}

/** Whatever resolves the name, no connection goes to an address that is not of the internet. */
const refusing =
  (lookup: LookupFunction, isReachable: (address: string) => boolean): LookupFunction =>
  (hostname, options, callback) =>
    lookup(hostname, options, (error, found, family) => {
      const addresses = typeof found === 'string' ? [found] : (found ?? []).map(({ address }) => address);
      const isRefused = /is no host of the internet$/.test(error?.message ?? '');
      if (isRefused || !addresses.every(isReachable)) callback(new PrivateAddress(hostname), []);
      else callback(error, found, family);
    });

function faultOf(error: Error): 'timeout' | 'connection' | 'private_address' {
  if (error instanceof PrivateAddress) return 'private_address';
  return error.name === 'TimeoutError' || error.name === 'AbortError' ? 'timeout' : 'connection';
}
