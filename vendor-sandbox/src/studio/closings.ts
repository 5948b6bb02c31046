import { randomUUID } from 'node:crypto';
import { type BetEnd, type BetRecord, type Detail, isDelivered, type StudioEntry } from './bet-record';
import type { BetBook } from './bet-book';
import type { Delivery } from './delivery';

/** @param onDelivered called once the wallet has accepted a closing */
export type WalletDelivery = (onDelivered: (bet: BetRecord) => Promise<void>) => Delivery;

interface ClosingsParts {
  readonly book: BetBook;
  readonly write: (entry: StudioEntry) => Promise<void>;
  readonly flushed: () => Promise<void>;
  readonly walletDelivery: WalletDelivery;
}

/** Settles, reverses and cancels bets: in the journal first, then delivered to the wallet. */
export function createClosings({ book, write, flushed, walletDelivery }: ClosingsParts) {
  const deliveriesBySession = new Map<string, Set<Promise<void>>>();
  /** Bets with a closing in delivery: their next closing waits. */
  const betsInDelivery = new Set<string>();

  const sendNext = async (betId: string): Promise<void> => {
    const bet = book.bet(betId);
    const session = bet && book.session(bet.sessionId);
    const next = bet?.ends[bet.taken];
    if (!bet || !session || !next || betsInDelivery.has(betId)) return;
    betsInDelivery.add(betId);
    await delivery.send(bet, next, session);
  };
  const delivery = walletDelivery(async ({ id }) => {
    await write({ do: 'delivered', id });
    betsInDelivery.delete(id);
    await sendNext(id);
  });
  const deliver = (betId: string) => {
    const bet = book.bet(betId);
    const session = bet && book.session(bet.sessionId);
    if (!bet || !session) return;
    if (session.demo) {
      for (let remaining = bet.ends.length - bet.taken; remaining > 0; remaining -= 1)
        void write({ do: 'delivered', id: betId });
      return;
    }
    const delivery = sendNext(betId);
    const deliveries = deliveriesBySession.get(session.id) ?? new Set();
    deliveriesBySession.set(session.id, deliveries.add(delivery));
    void delivery.finally(() => deliveries.delete(delivery));
  };
  const close = async (betId: string, entry: StudioEntry) => {
    const state = book.bet(betId)?.state;
    if (state !== 'open' && state !== 'asked') return flushed();
    await write(entry);
    deliver(betId);
  };
  const cancel = (betId: string, detail: Detail = book.bet(betId)?.detail ?? {}) =>
    close(betId, { do: 'cancel', id: betId, detail, at: new Date().toISOString(), endId: randomUUID() });

  return {
    cancel,
    async settle(id: string, { payout, detail }: BetEnd): Promise<void> {
      if (!Number.isSafeInteger(payout) || payout < 0) throw new RangeError(`payout ${payout} of bet ${id}`);
      if (book.bet(id)?.state === 'asked') throw new Error(`bet ${id} has no stake yet`);
      await close(id, { do: 'settle', id, payout, detail, at: new Date().toISOString(), endId: randomUUID() });
    },
    async reverse(id: string): Promise<void> {
      if (book.bet(id)?.state !== 'settled') return flushed();
      await write({ do: 'reverse', id, at: new Date().toISOString(), endId: randomUUID() });
      deliver(id);
    },
    /** After a crash: cancels bets without an answer and delivers closings that the wallet has not accepted. */
    async resume(): Promise<void> {
      for (const bet of [...book.bets()]) {
        if (bet.state === 'asked') await cancel(bet.id);
        else if (!isDelivered(bet)) deliver(bet.id);
      }
    },
    close: () => delivery.close(),
    /** Waits for the session's closings in delivery, at most so long. */
    async waitForDeliveries(sessionId: string, patienceMs: number): Promise<void> {
      const deliveries = Promise.all([...(deliveriesBySession.get(sessionId) ?? [])]);
      let timer: NodeJS.Timeout | undefined;
      const timeout = new Promise((resolve) => {
        timer = setTimeout(resolve, patienceMs);
      });
      await Promise.race([deliveries, timeout]);
      clearTimeout(timer);
    },
  };
}
