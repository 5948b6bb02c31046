import { randomBytes } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { Webhook } from 'standardwebhooks';
import { scenarioOf, type Payout, type PayoutOrder, payoutSchema } from './payout';

/** Waiting times before another attempt to report, in milliseconds; the last one repeats. */
const WAITS_MS = [2_000, 5_000, 15_000, 60_000, 300_000, 1_800_000];
const MAX_ATTEMPTS = 40;
const TIMEOUT_MS = 10_000;

export interface Payouts {
  /** The payout of an order; a repeated order is reported again. Null when the reference was used for another order. */
  order(order: PayoutOrder): Payout | null;
  close(): void;
}

export interface PayoutSettings {
  readonly folder: string;
  readonly callbackUrl: string;
  readonly secret: string;
  readonly log: FastifyBaseLogger;
}

/** Pays by itself and reports by signed call-backs until the merchant takes them; a journal survives the process. */
export function openPayouts({ folder, callbackUrl, secret, log }: PayoutSettings): Payouts {
  mkdirSync(folder, { recursive: true });
  const journal = join(folder, 'sandpay-payouts.jsonl');
  const payouts = new Map(readJournal(journal).map((payout) => [payout.order.reference, payout]));
  const send = createSend({ callbackUrl, secret, log });
  const timers = new Set<NodeJS.Timeout>();

  const save = (payout: Payout): void => {
    payouts.set(payout.order.reference, payout);
    appendFileSync(journal, `${JSON.stringify(payout)}\n`);
  };

  async function report(payout: Payout): Promise<void> {
    const delivered = await send(payout).catch((err: unknown) => {
      log.warn({ err, payout: payout.id }, 'a call-back was not taken');
      return false;
    });
    const attempts = payout.report.attempts + 1;
    const next: Payout = { ...payout, report: { ...payout.report, attempts, delivered } };
    save(next);
    const isDone = delivered && attempts >= scenarioOf(payout.order).times;
    if (!isDone && attempts < MAX_ATTEMPTS)
      scheduleReport(next, WAITS_MS[Math.min(attempts - 1, WAITS_MS.length - 1)] ?? 0);
  }

  function scheduleReport(payout: Payout, waitMs: number): void {
    const timer = setTimeout(() => {
      timers.delete(timer);
      void report(payout);
    }, waitMs);
    timers.add(timer);
  }

  const untilPaid = ({ paidAt }: Payout) => Math.max(paidAt - Date.now(), 0);
  for (const payout of payouts.values()) if (!payout.report.delivered) scheduleReport(payout, untilPaid(payout));

  return {
    order(order) {
      const existing = payouts.get(order.reference);
      if (existing) {
        if (JSON.stringify(existing.order) !== JSON.stringify(order)) return null;
        if (existing.report.delivered) scheduleReport(existing, 0);
        return existing;
      }
      const { outcome, reason, delayMs } = scenarioOf(order);
      const payout: Payout = {
        id: `out_${randomBytes(16).toString('hex')}`,
        order,
        outcome,
        reason,
        paidAt: Date.now() + delayMs,
        report: { id: `evt_${randomBytes(16).toString('hex')}`, attempts: 0, delivered: false },
      };
      save(payout);
      scheduleReport(payout, delayMs);
      return payout;
    },
    close() {
      for (const timer of timers) clearTimeout(timer);
    },
  };
}

/** @returns a function that sends one report and returns whether the merchant accepted it */
function createSend({ callbackUrl, secret, log }: Omit<PayoutSettings, 'folder'>) {
  const webhook = new Webhook(secret, { format: 'raw' });
  return async ({ id, order, outcome, reason, report }: Payout): Promise<boolean> => {
    const at = new Date();
    const { reference, amount, currency } = order;
    const data = { payoutId: id, reference, amount, currency, reason };
    const body = JSON.stringify({ type: `payout.${outcome}`, timestamp: at.toISOString(), data });
    const response = await fetch(callbackUrl, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'webhook-id': report.id,
        'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
        'webhook-signature': webhook.sign(report.id, at, body),
      },
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) log.warn({ payout: id, status: response.status }, 'a call-back was refused');
    return response.ok;
  };
}

/** One payout a line, the last line of a payout counts. A line that was cut off by a crash is left out. */
function readJournal(journal: string): Payout[] {
  if (!existsSync(journal)) return [];
  return readFileSync(journal, 'utf8')
    .split('\n')
    .flatMap((line) => {
      try {
        return [payoutSchema.parse(JSON.parse(line))];
      } catch {
        return [];
      }
    });
}
