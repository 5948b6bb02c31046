import { randomBytes } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { Webhook } from 'standardwebhooks';
import type { Payment } from './payment';
import type { PaymentStore } from './payment-store';

/** Waiting times before the attempts, in milliseconds; the last one repeats. */
const WAITS_MS = [0, 2_000, 5_000, 15_000, 60_000, 300_000, 1_800_000, 7_200_000];
const MAX_ATTEMPTS = 40;
/** The first call-back of a payment whose conduct is `late`. */
const LATE_MS = 20_000;
/** How often a call-back comes whose conduct is `repeated`. */
const REPEATS = 3;
const TIMEOUT_MS = 10_000;

export interface Reporter {
  /** Reports the outcome of a payment until the merchant takes it. */
  report(payment: Payment): void;
  close(): void;
}

export interface ReporterOptions {
  readonly store: PaymentStore;
  readonly callbackUrl: string;
  readonly secret: string;
  readonly log: FastifyBaseLogger;
}

/** Signed call-backs after the Standard Webhooks scheme: one id per outcome, a fresh time stamp and signature per attempt. */
export function createReporter({ store, callbackUrl, secret, log }: ReporterOptions): Reporter {
  const webhook = new Webhook(secret, { format: 'raw' });
  const forger = new Webhook(randomBytes(32).toString('base64url'), { format: 'raw' });
  const timers = new Set<NodeJS.Timeout>();

  async function attempt(payment: Payment): Promise<void> {
    const { report, conduct } = payment;
    if (!report || report.delivered) return;
    if (conduct === 'forged' && report.attempts === 0) await deliver(payment, `${report.id}_forged`, forger);
    const isAccepted = await deliver(payment, report.id, webhook);
    if (isAccepted && conduct === 'reordered')
      await deliver({ ...payment, state: 'expired' }, `${report.id}_older`, webhook);
    const attempts = report.attempts + 1;
    const delivered = isAccepted && (conduct !== 'repeated' || attempts >= REPEATS);
    const next: Payment = { ...payment, report: { ...report, attempts, delivered } };
    store.put(next);
    if (!delivered) schedule(next);
  }

  /** @returns whether the merchant accepted it */
  const deliver = (payment: Payment, eventId: string, signer: Webhook): Promise<boolean> =>
    send(payment, eventId, signer).catch((err: unknown) => {
      log.warn({ err, payment: payment.id }, 'a call-back was not taken');
      return false;
    });

  async function send({ id, order, state }: Payment, eventId: string, signer: Webhook): Promise<boolean> {
    const at = new Date();
    const { reference, amount, currency } = order;
    const body = JSON.stringify({
      type: `payment.${state}`,
      timestamp: at.toISOString(),
      data: { paymentId: id, reference, amount, currency },
    });
    const response = await fetch(callbackUrl, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'webhook-id': eventId,
        'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
        'webhook-signature': signer.sign(eventId, at, body),
      },
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) log.warn({ payment: id, status: response.status }, 'a call-back was refused');
    return response.ok;
  }

  function schedule(payment: Payment): void {
    const attempts = payment.report?.attempts ?? 0;
    if (attempts >= MAX_ATTEMPTS) return;
    const timer = setTimeout(
      () => {
        timers.delete(timer);
        void attempt(payment);
      },
      payment.conduct === 'late' && attempts === 0 ? LATE_MS : WAITS_MS[Math.min(attempts, WAITS_MS.length - 1)],
    );
    timers.add(timer);
  }

  return {
    report: schedule,
    close() {
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
