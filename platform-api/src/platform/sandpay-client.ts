import { createHmac } from 'node:crypto';
import { Webhook, WebhookVerificationError } from 'standardwebhooks';

const TIMEOUT_MS = 5_000;

export interface SandPayOptions {
  /** SandPay's address. */
  readonly url: string;
  /** Shared with SandPay: authenticates our requests and signs its call-backs (Standard Webhooks). */
  readonly secret: string;
}

/** HTTP client of SandPay, for payments and payouts. */
export interface SandPayClient {
  /** Sends an order, signed over time stamp and body; times out after 5 s. */
  post(path: string, order: object): Promise<Response>;
  /** Whether SandPay signed this call-back recently. */
  isSigned(body: string, headers: Readonly<Record<string, unknown>>): boolean;
}

export function createSandPayClient({ url, secret }: SandPayOptions): SandPayClient {
  const webhook = new Webhook(secret, { format: 'raw' });
  return {
    post(path, order) {
      const body = JSON.stringify(order);
      const timestamp = String(Math.floor(Date.now() / 1_000));
      const mac = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
      return fetch(`${url}/sandpay/v1${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `SandPay ${timestamp}:${mac}` },
        body,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
    },

    isSigned(body, headers) {
      try {
        webhook.verify(body, headers as Record<string, string>, { jsonParse: false });
        return true;
      } catch (error) {
        if (error instanceof WebhookVerificationError) return false;
        throw error;
      }
    },
  };
}
