import { createHmac } from 'node:crypto';
import { formatAmount, parseAmount } from '@marquee/contract/money';
import { Webhook, WebhookVerificationError } from 'standardwebhooks';
import { z } from 'zod';
import { Failure } from '../../../platform/failure';
import type { PaymentOrder, PaymentProvider } from './payment-provider';

const TIMEOUT_MS = 5_000;

const startedSchema = z.object({ paymentId: z.string().min(1).max(100), paymentUrl: z.url({ protocol: /^https?$/ }) });

const eventSchema = z.object({
  type: z.enum(['payment.succeeded', 'payment.declined', 'payment.expired']),
  data: z.object({ reference: z.uuid(), amount: z.string().transform(parseAmount), currency: z.string().length(3) }),
});

const KINDS = {
  'payment.succeeded': 'succeeded',
  'payment.declined': 'declined',
  'payment.expired': 'expired',
} as const;

export interface SandPayOptions {
  /** The provider's address. */
  readonly url: string;
  /** Shared with the provider: authenticates our requests and signs its call-backs (Standard Webhooks). */
  readonly secret: string;
}

/** SandPay, the sandbox payment provider: a hosted page and signed call-backs. */
export function createSandPay({ url, secret }: SandPayOptions): PaymentProvider {
  const webhook = new Webhook(secret, { format: 'raw' });
  return {
    code: 'sandpay',

    async startPayment(order) {
      try {
        return await requestPayment(url, secret, order);
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
      return { id: String(headers['webhook-id']), kind: KINDS[type], ...data };
    },
  };
}

async function requestPayment(url: string, secret: string, order: PaymentOrder) {
  const body = JSON.stringify({ ...order, amount: formatAmount(order.amount) });
  const timestamp = String(Math.floor(Date.now() / 1_000));
  const mac = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  const response = await fetch(`${url}/sandpay/v1/payments`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `SandPay ${timestamp}:${mac}` },
    body,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`SandPay answered ${response.status}`);
  const { paymentId, paymentUrl } = startedSchema.parse(await response.json());
  return { providerReference: paymentId, redirectUrl: paymentUrl };
}
