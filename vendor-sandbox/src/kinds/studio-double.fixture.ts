import Fastify from 'fastify';
import type { BetRecord, BettingStudio, Detail, PlaySession } from '../studio/studio';

/** A studio in memory for one session: takes every stake, and counts how bets end. */
export interface StudioDouble {
  readonly studio: BettingStudio;
  readonly bets: Map<string, BetRecord>;
  /** Ids of bets as they were settled or cancelled, `<id> reversed` for reversals. */
  readonly closings: string[];
}

export function createStudioDouble(kind: string, session: PlaySession): StudioDouble {
  const bets = new Map<string, BetRecord>();
  const closings: string[] = [];
  const withState = (state: BetRecord['state']) => [...bets.values()].filter((bet) => bet.state === state);
  const close = (id: string, state: 'settled' | 'cancelled', payout: number, detail: Detail) => {
    const bet = bets.get(id);
    if (bet?.state !== 'open') return;
    closings.push(id);
    bets.set(id, { ...bet, state, payout, detail });
  };
  const studio: BettingStudio = {
    log: Fastify().log,
    async bet({ id: sessionId }, { id, round, stake, detail }) {
      const undecided = { payout: 0, reason: null, balance: 0, endedAt: null, ends: [], taken: 0 };
      if (!bets.has(id))
        bets.set(id, { ...undecided, id, kind, sessionId, round, stake, at: '', detail, state: 'open' });
      return { accepted: true, balance: 0 };
    },
    settle: async (id, { payout, detail }) => close(id, 'settled', payout, detail),
    cancel: async (id, detail = {}) => close(id, 'cancelled', 0, detail),
    open: () => withState('open'),
    settled: () => withState('settled'),
    async reverse(id) {
      const bet = bets.get(id);
      if (!bet) return;
      closings.push(`${id} reversed`);
      bets.set(id, { ...bet, state: 'open', payout: 0 });
    },
    own: (_session, id) => bets.get(id),
    sessionOf: () => session,
  };
  return { studio, bets, closings };
}
