import { formatAmount, parseAmount } from '@marquee/contract/money';
import { z } from 'zod';
import { Failure } from '../../../../platform/failure';
import { createSandPayClient, type SandPayOptions } from '../../../../platform/sandpay-client';
import type { Payer } from './payer';

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

/** SandPay as a payer: takes orders over HTTP, reports by signed call-backs. */
export function createSandPayPayer(options: SandPayOptions): Payer {
  const client = createSandPayClient(options);
  return {
    code: 'sandpay',

    async order({ amount, ...order }) {
      try {
        const response = await client.post('/payouts', { ...order, amount: formatAmount(amount) });
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
      const event = client.readSigned(eventSchema, body, headers);
      if (!event) return null;
      const { type, data } = event;
      return {
        id: String(headers['webhook-id']),
        kind: type === 'payout.succeeded' ? 'succeeded' : 'failed',
        ...data,
      };
    },
  };
}
