import { randomBytes } from 'node:crypto';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Settings } from '../settings';
import { apiRoutes } from './api-routes';
import { pageRoutes } from './page-routes';
import { payoutRoutes } from './payouts/payout-routes';
import { openPayouts } from './payouts/payouts';
import { type CallbackMode, PAYMENT_LIFE_MS, type Payment, type SandPay } from './payment';
import { openPaymentStore } from './payment-store';
import { createReporter } from './reporter';

const SWEEP_MS = 30_000;

/** Opens the provider with its stored payments, and continues with undelivered call-backs. */
export async function openSandPay(
  { stateFolder, platformUrl, sandpaySecret, publicUrl }: Settings,
  log: FastifyBaseLogger,
) {
  const store = openPaymentStore(stateFolder);
  const reporter = createReporter({
    store,
    callbackUrl: `${platformUrl}/psp/sandpay/callback`,
    secret: sandpaySecret,
    log,
  });

  const payouts = openPayouts({
    folder: stateFolder,
    callbackUrl: `${platformUrl}/psp/sandpay/payout-callback`,
    secret: sandpaySecret,
    log,
  });

  const finish = (payment: Payment, state: Payment['state'], conduct: CallbackMode = 'prompt'): Payment => {
    if (payment.state !== 'open') return payment;
    const decided: Payment = {
      ...payment,
      state,
      conduct,
      report: { id: `evt_${randomBytes(16).toString('hex')}`, attempts: 0, delivered: false },
    };
    store.put(decided);
    reporter.report(decided);
    return decided;
  };
  const expire = () => {
    for (const payment of store.all()) if (payment.createdAt + PAYMENT_LIFE_MS < Date.now()) finish(payment, 'expired');
  };

  for (const payment of store.all()) if (payment.report && !payment.report.delivered) reporter.report(payment);
  expire();
  const sweepTimer = setInterval(expire, SWEEP_MS);

  const sandpay: SandPay = {
    open(order) {
      const existing = store.byReference(order.reference);
      if (existing)
        return existing.order.amount === order.amount && existing.order.currency === order.currency ? existing : null;
      const payment: Payment = {
        id: `pay_${randomBytes(16).toString('hex')}`,
        order,
        state: 'open',
        createdAt: Date.now(),
        conduct: 'prompt',
        report: null,
      };
      store.put(payment);
      return payment;
    },
    find: (id) => store.get(id),
    decide: finish,
  };

  return {
    routes(server: FastifyInstance) {
      apiRoutes(server, sandpay, { secret: sandpaySecret, publicUrl });
      pageRoutes(server, sandpay);
      payoutRoutes(server, payouts, sandpaySecret);
    },
    async close() {
      clearInterval(sweepTimer);
      reporter.close();
      payouts.close();
    },
  };
}
