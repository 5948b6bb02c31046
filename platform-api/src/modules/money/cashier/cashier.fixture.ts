import { createHmac, randomUUID } from 'node:crypto';
import { seedChannels } from '../../../seed/cashier/seed-channels';
import { startSupportSite, type SupportSite } from '../../people/support/support.fixture';
import { type ProviderDouble, startProviderDouble } from './provider.fixture';

const SECRET = 'a-secret-of-sixteen-or-more';

/** The whole API with the channels of both brands, a provider, members and operators. */
export interface CashierSite extends SupportSite {
  readonly provider: ProviderDouble;
  /**
   * Sends a signed payment report.
   * @returns the status of the answer
   */
  report(type: string, depositId: string, amount: string): Promise<number>;
}

export async function startCashierSite(): Promise<CashierSite> {
  const provider = await startProviderDouble();
  const site = await startSupportSite('off', {
    SANDPAY_SECRET: SECRET,
    MARQUEE_SANDBOX_URL: provider.url,
  });
  await seedChannels({ pool: site.pool } as Parameters<typeof seedChannels>[0]);
  return {
    ...site,
    provider,
    async report(type, depositId, amount) {
      const [id, seconds] = [randomUUID(), String(Math.floor(Date.now() / 1_000))];
      const data = { reference: depositId, amount, currency: 'BDT' };
      const body = JSON.stringify({ type, data });
      const mac = createHmac('sha256', SECRET).update(`${id}.${seconds}.${body}`).digest('base64');
      const { statusCode } = await site.app.server.inject({
        method: 'POST',
        url: '/psp/sandpay/callback',
        headers: {
          'content-type': 'application/json',
          'webhook-id': id,
          'webhook-timestamp': seconds,
          'webhook-signature': `v1,${mac}`,
        },
        body,
      });
      return statusCode;
    },
    async close() {
      await site.close();
      await provider.close();
    },
  };
}
