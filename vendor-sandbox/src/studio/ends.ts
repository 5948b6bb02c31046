import { randomUUID } from 'node:crypto';
import type { Detail, StudioEntry } from './bet-record';
import type { StudioBook } from './book';
import type { Delivery } from './delivery';
import type { BetEnd } from './studio';

interface EndsParts {
  readonly book: StudioBook;
  readonly write: (entry: StudioEntry) => Promise<void>;
  readonly flushed: () => Promise<void>;
  readonly delivery: Delivery;
}

/** Settling and cancelling: in the journal first, then on the way to the wallet. */
export function createEnds({ book, write, flushed, delivery }: EndsParts) {
  const underWay = new Map<string, Set<Promise<void>>>();

  const deliver = (betId: string) => {
    const bet = book.bet(betId);
    const session = bet && book.session(bet.sessionId);
    if (!bet || !session || bet.delivered) return;
    if (session.demo) return void write({ do: 'delivered', id: betId });
    const sending = delivery.send(bet, session);
    const waiting = underWay.get(session.id) ?? new Set();
    underWay.set(session.id, waiting.add(sending));
    void sending.finally(() => waiting.delete(sending));
  };
  const end = async (betId: string, entry: StudioEntry) => {
    const state = book.bet(betId)?.state;
    if (state !== 'open' && state !== 'asked') return flushed();
    await write(entry);
    deliver(betId);
  };
  const cancel = (betId: string, detail: Detail = book.bet(betId)?.detail ?? {}) =>
    end(betId, { do: 'cancel', id: betId, detail, at: new Date().toISOString(), endId: randomUUID() });

  return {
    cancel,
    async settle(id: string, { payout, detail }: BetEnd): Promise<void> {
      if (!Number.isSafeInteger(payout) || payout < 0) throw new RangeError(`payout ${payout} of bet ${id}`);
      if (book.bet(id)?.state === 'asked') throw new Error(`bet ${id} has no stake yet`);
      await end(id, { do: 'settle', id, payout, detail, at: new Date().toISOString(), endId: randomUUID() });
    },
    /** What a crash interrupted: a bet without an answer is given back, an end that was not taken is delivered. */
    async takeUp(): Promise<void> {
      for (const bet of [...book.bets()]) {
        if (bet.state === 'asked') await cancel(bet.id);
        else if (bet.state !== 'open' && !bet.delivered) deliver(bet.id);
      }
    },
    /** Waits for the session's ends that are on their way, at most so long. */
    async arrived(sessionId: string, patienceMs: number): Promise<void> {
      const results = Promise.all([...(underWay.get(sessionId) ?? [])]);
      let timer: NodeJS.Timeout | undefined;
      const patience = new Promise((resolve) => {
        timer = setTimeout(resolve, patienceMs);
      });
      await Promise.race([results, patience]);
      clearTimeout(timer);
    },
  };
}
