import { createSign, randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import {
  SIGNATURE_HEADER,
  WALLET_PATHS,
  type WalletAnswer,
  type WalletCallName,
  type WalletRequest,
} from '@marquee/contract/wallet-protocol';

/** After this the outcome of a call is unknown, and the caller must roll back or repeat. */
const TIMEOUT_MS = 1_000;

type Body<Name extends WalletCallName> = Omit<WalletRequest<Name>, 'request_uuid'>;

/** The wallet protocol as a vendor speaks it: signed HTTP. */
export interface VendorClient {
  /** @throws Error when no proper answer came: the outcome is unknown */
  call<Name extends WalletCallName>(name: Name, body: Body<Name>): Promise<WalletAnswer>;
  close(): void;
}

/**
 * @param baseUrl the operator's wallet for this vendor, such as `http://127.0.0.1:4000/wallet/BGS`
 * @param privateKey PEM of the vendor's RSA key
 */
export function createVendorClient(baseUrl: () => string, privateKey: string): VendorClient {
  const agent = new Agent({ keepAlive: true, maxSockets: 32 });
  return {
    async call(name, body) {
      const raw = JSON.stringify({ ...body, request_uuid: randomUUID() });
      const signature = createSign('RSA-SHA256').update(raw).sign(privateKey, 'base64');
      return answerOf(await post(agent, baseUrl() + WALLET_PATHS[name], raw, signature));
    },
    close: () => agent.destroy(),
  };
}

function post(agent: Agent, url: string, raw: string, signature: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(raw),
      [SIGNATURE_HEADER]: signature,
    };
    const outgoing = request(
      url,
      { method: 'POST', agent, headers, signal: AbortSignal.timeout(TIMEOUT_MS) },
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

function answerOf(text: string): WalletAnswer {
  const answer: unknown = JSON.parse(text);
  if (typeof answer !== 'object' || answer === null || !('status' in answer))
    throw new Error('wallet answer has no status');
  return answer as WalletAnswer;
}
