import { createHmac } from 'node:crypto';
import { Webhook, WebhookVerificationError } from 'standardwebhooks';
import type { z } from 'zod';
import { Failure } from './failure';
import { parsePlainJson } from './plain-json';

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
  /**
   * Reads a call-back.
   * @returns null when SandPay has not signed it recently
   * @throws Failure `validation_failed` when it is signed but not of the schema: repeating it is of no use
   */
  readSigned<Schema extends z.ZodType>(
    schema: Schema,
    body: string,
    headers: Readonly<Record<string, unknown>>,
  ): z.output<Schema> | null;
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

    readSigned(schema, body, headers) {
      if (!isSigned(webhook, body, headers)) return null;
      try {
        return schema.parse(parsePlainJson(body));
      } catch (cause) {
        throw new Failure('validation_failed', undefined, { cause });
      }
    },
  };
}

function isSigned(webhook: Webhook, body: string, headers: Readonly<Record<string, unknown>>): boolean {
  try {
    webhook.verify(body, headers as Record<string, string>, { jsonParse: false });
    return true;
  } catch (error) {
    if (error instanceof WebhookVerificationError) return false;
    throw error;
  }
}
