import { createPrivateKey, randomUUID, sign } from 'node:crypto';
import { Agent, request } from 'node:http';
import { promisify } from 'node:util';
import {
  SIGNATURE_HEADER,
  WALLET_BUNDLE_PATHS,
  WALLET_PATHS,
  type WalletAnswer,
  type WalletBundleAnswer,
  type WalletBundleName,
  type WalletCallName,
  type WalletRequest,
} from '@marquee/contract/wallet-protocol';

/** After this time the outcome of a call is unknown, and the caller must roll back or repeat. */
const TIMEOUT_MS = 1_000;
const BUNDLE_TIMEOUT_MS = 5_000;

/** Signing is expensive, unlike verifying: it runs on another thread. */
const signAside = promisify(sign);

export type Body<Name extends WalletCallName> = Omit<WalletRequest<Name>, 'request_uuid'>;

/** The vendor side of the wallet protocol: signed HTTP. */
export interface VendorClient {
  /** @throws Error without a valid answer: the outcome is unknown */
  call<Name extends WalletCallName>(name: Name, body: Body<Name>): Promise<WalletAnswer>;
  /**
   * Makes up to `WALLET_BUNDLE_MAX_ITEMS` calls at once.
   * @returns an answer for each
   * @throws Error without a valid answer: the outcomes are unknown
   */
  bundle<Name extends WalletBundleName>(name: Name, bodies: readonly Body<Name>[]): Promise<readonly WalletAnswer[]>;
  close(): void;
}

/**
 * @param baseUrl the operator's wallet for this vendor, such as `http://127.0.0.1:4000/wallet/BGS`
 * @param privateKey PEM of the vendor's RSA key
 * @param callTimeoutMs after this time the outcome of a single call is unknown
 */
export function createVendorClient(
  baseUrl: () => string,
  privateKey: string,
  callTimeoutMs: number = TIMEOUT_MS,
): VendorClient {
  const agent = new Agent({ keepAlive: true, maxSockets: 128 });
  const key = createPrivateKey(privateKey);
  const send = async (path: string, body: object, timeoutMs: number): Promise<string> => {
    const raw = JSON.stringify(body);
    const signature = (await signAside('RSA-SHA256', Buffer.from(raw), key)).toString('base64');
    return post(agent, baseUrl() + path, raw, signature, timeoutMs);
  };
  return {
    call: async (name, body) =>
      answerOf<WalletAnswer>(await send(WALLET_PATHS[name], { ...body, request_uuid: randomUUID() }, callTimeoutMs)),
    async bundle(name, bodies) {
      const calls = bodies.map((body) => ({ ...body, request_uuid: randomUUID() }));
      const text = await send(WALLET_BUNDLE_PATHS[name], { request_uuid: randomUUID(), calls }, BUNDLE_TIMEOUT_MS);
      const { status, answers } = answerOf<WalletBundleAnswer>(text);
      if (answers?.length !== bodies.length) throw new Error(`wallet answered ${status} to a bundle`);
      return answers;
    },
    close: () => agent.destroy(),
  };
}

function post(agent: Agent, url: string, raw: string, signature: string, timeoutMs: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(raw),
      [SIGNATURE_HEADER]: signature,
    };
    const outgoing = request(
      url,
      { method: 'POST', agent, headers, signal: AbortSignal.timeout(timeoutMs) },
      (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.on('error', reject);
        incoming.on('end', () => {
          if (incoming.statusCode === 200) resolve(Buffer.concat(chunks).toString('utf8'));
          else reject(new Error(`wallet answered ${incoming.statusCode}`));
        });
      },
    );
    outgoing.on('error', reject);
    outgoing.end(raw);
  });
}

function answerOf<Answer>(text: string): Answer {
  const answer: unknown = JSON.parse(text);
  if (typeof answer !== 'object' || answer === null || !('status' in answer))
    throw new Error('wallet answer has no status');
  return answer as Answer;
}
