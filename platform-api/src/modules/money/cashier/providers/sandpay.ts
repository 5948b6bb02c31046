import { formatAmount, parseAmount } from '@marquee/contract/money';
import { z } from 'zod';
import { Failure } from '../../../../platform/failure';
import { createSandPayClient, type SandPayClient, type SandPayOptions } from '../../../../platform/sandpay-client';
import type { PaymentOrder, PaymentProvider } from './payment-provider';

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

/** SandPay, the sandbox payment provider: a hosted page and signed call-backs. */
export function createSandPay(options: SandPayOptions): PaymentProvider {
  const client = createSandPayClient(options);
  return {
    code: 'sandpay',

    async startPayment(order) {
      try {
        return await requestPayment(client, order);
      } catch (cause) {
        throw new Failure('channel_unavailable', undefined, { cause });
      }
    },

    readEvent(body, headers) {
      const event = client.readSigned(eventSchema, body, headers);
      if (!event) return null;
      const { type, data } = event;
      return { id: String(headers['webhook-id']), kind: KINDS[type], ...data };
    },
  };
}

async function requestPayment(client: SandPayClient, { amount, ...order }: PaymentOrder) {
  const response = await client.post('/payments', { ...order, amount: formatAmount(amount) });
  if (!response.ok) throw new Error(`SandPay answered ${response.status}`);
  const { paymentId, paymentUrl } = startedSchema.parse(await response.json());
  return { providerReference: paymentId, redirectUrl: paymentUrl };
}
