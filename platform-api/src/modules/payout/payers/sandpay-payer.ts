import { createHmac } from 'node:crypto';
import { formatAmount, parseAmount } from '@marquee/contract/money';
import { Webhook, WebhookVerificationError } from 'standardwebhooks';
import { z } from 'zod';
import { Failure } from '../../../platform/failure';
import type { Payer, PayoutOrder } from './payer';

const TIMEOUT_MS = 5_000;
const REFUSED_STATUS = 422;

const acceptedSchema = z.object({ payoutId: z.string().min(1).max(100) });
const refusedSchema = z.object({ reason: z.string().max(200) });

const eventSchema = z.object({
  type: z.enum(['payout.succeeded', 'payout.failed']),
  data: z.object({
    reference: z.uuid(),
    amount: z.string().transform(parseAmount),
    currency: z.string().length(3),
    reason: z.string().max(200).default(''),
  }),
});

export interface SandPayPayerOptions {
  readonly url: string;
  /** Shared with the payer: authenticates our requests and signs its call-backs (Standard Webhooks). */
  readonly secret: string;
}

/** SandPay as a payer: takes orders over HTTP, reports by signed call-backs. */
export function createSandPayPayer({ url, secret }: SandPayPayerOptions): Payer {
  const webhook = new Webhook(secret, { format: 'raw' });
  return {
    code: 'sandpay',

    async order(order) {
      try {
        const response = await send(url, secret, order);
        if (response.status === REFUSED_STATUS)
          return { outcome: 'refused', reason: refusedSchema.parse(await response.json()).reason };
        if (!response.ok) throw new Error(`SandPay answered ${response.status}`);
        const { payoutId } = acceptedSchema.parse(await response.json());
        return { outcome: 'accepted', payerReference: payoutId };
      } catch (cause) {
        throw new Failure('channel_unavailable', undefined, { cause });
      }
    },

    readEvent(body, headers) {
      try {
        webhook.verify(body, headers as Record<string, string>, { jsonParse: false });
      } catch (error) {
        if (error instanceof WebhookVerificationError) return null;
        throw error;
      }
      const { type, data } = eventSchema.parse(JSON.parse(body));
      return {
        id: String(headers['webhook-id']),
        kind: type === 'payout.succeeded' ? 'succeeded' : 'failed',
        ...data,
      };
    },
  };
}

function send(url: string, secret: string, { amount, ...order }: PayoutOrder): Promise<Response> {
  const body = JSON.stringify({ ...order, amount: formatAmount(amount) });
  const timestamp = String(Math.floor(Date.now() / 1_000));
  const mac = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  return fetch(`${url}/sandpay/v1/payouts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `SandPay ${timestamp}:${mac}` },
    body,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
}
