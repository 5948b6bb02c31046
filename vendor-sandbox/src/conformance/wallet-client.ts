import { type KeyObject, sign } from 'node:crypto';
import {
  SIGNATURE_HEADER,
  WALLET_PATHS,
  type WalletAnswer,
  type WalletCallName,
} from '@marquee/contract/wallet-protocol';

/** An answer of the wallet, and how long it took. */
export interface TimedAnswer extends WalletAnswer {
  readonly httpStatus: number;
  readonly ms: number;
}

/** The wallet as a vendor's server calls it, with what a careless or dishonest one would send as well. */
export interface WalletClient {
  call(name: WalletCallName, fields: object): Promise<TimedAnswer>;
  /** Any body, signed or not: `signature` in place of the right one, null for none. */
  raw(name: WalletCallName, body: string, signature?: string | null): Promise<TimedAnswer>;
  /** The signature of these bytes with the vendor's key. */
  signatureOf(body: string): string;
  /** The same client at another address. */
  at(baseUrl: string): WalletClient;
}

/** What a vendor needs to play: the wallet's calls, without the conformance kit's means. */
export type WalletCalls = Pick<WalletClient, 'call'>;

const TIMEOUT_MS = 10_000;

/** @param baseUrl the operator's wallet for this vendor, such as `https://api.example.com/wallet/ACME` */
export function createWalletClient(baseUrl: string, privateKey: KeyObject): WalletClient {
  const signatureOf = (body: string) => sign('RSA-SHA256', Buffer.from(body), privateKey).toString('base64');
  const raw: WalletClient['raw'] = async (name, body, signature = signatureOf(body)) => {
    const startedMs = performance.now();
    const response = await fetch(baseUrl + WALLET_PATHS[name], {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(signature !== null && { [SIGNATURE_HEADER]: signature }) },
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const answer = (await response.json()) as WalletAnswer;
    return { ...answer, httpStatus: response.status, ms: performance.now() - startedMs };
  };
  return {
    raw,
    signatureOf,
    call: (name, fields) => raw(name, JSON.stringify(fields)),
    at: (other) => createWalletClient(other, privateKey),
  };
}
