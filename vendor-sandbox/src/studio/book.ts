import type { BetRecord, StoredSession, StudioEntry } from './bet-record';

/** What a demo begins with: 10,000 units. */
export const DEMO_PURSE = 1_000_000_000;

/** Everything the studio remembers, made of the journal's entries. */
export interface StudioBook {
  apply(entry: StudioEntry): void;
  session(id: string): StoredSession | undefined;
  bet(id: string): BetRecord | undefined;
  /** Oldest first. */
  bets(): Iterable<BetRecord>;
  /** Newest first: of a player at a vendor's game, over all sessions. */
  betsOf(session: StoredSession, limit: number): BetRecord[];
  /** What a demo session has left. */
  purse(sessionId: string): number;
}

const playerKey = ({ vendor, user, gameCode }: StoredSession) => `${vendor} ${user} ${gameCode}`;

export function createStudioBook(): StudioBook {
  const sessions = new Map<string, StoredSession>();
  const bets = new Map<string, BetRecord>();
  const byPlayer = new Map<string, string[]>();
  const purses = new Map<string, number>();

  const change = (id: string, change: Partial<BetRecord>) => {
    const bet = bets.get(id);
    if (!bet) throw new Error(`the journal has no bet ${id}`);
    bets.set(id, { ...bet, ...change });
    return bet;
  };
  const pay = (sessionId: string, amount: number) =>
    purses.set(sessionId, (purses.get(sessionId) ?? DEMO_PURSE) + amount);

  const apply = (entry: StudioEntry): void => {
    switch (entry.do) {
      case 'session':
        sessions.set(entry.session.id, entry.session);
        return;
      case 'bet': {
        bets.set(entry.bet.id, { ...entry.bet, ...UNDECIDED });
        const session = sessions.get(entry.bet.sessionId);
        if (!session) return;
        const own = byPlayer.get(playerKey(session)) ?? [];
        own.push(entry.bet.id);
        byPlayer.set(playerKey(session), own);
        return;
      }
      case 'taken': {
        const { sessionId, stake } = change(entry.id, { state: 'open', balance: entry.balance });
        pay(sessionId, -stake);
        return;
      }
      case 'refused':
        change(entry.id, { state: 'refused', reason: entry.reason, balance: entry.balance, delivered: true });
        return;
      case 'note':
        change(entry.id, { detail: entry.detail });
        return;
      case 'settle': {
        const { payout, detail, at, endId } = entry;
        const { sessionId } = change(entry.id, { state: 'settled', payout, detail, endedAt: at, endId });
        pay(sessionId, payout);
        return;
      }
      case 'cancel': {
        const { detail, at, endId } = entry;
        const { sessionId, stake, state } = change(entry.id, { state: 'cancelled', detail, endedAt: at, endId });
        if (state === 'open') pay(sessionId, stake);
        return;
      }
      case 'delivered':
        change(entry.id, { delivered: true });
    }
  };

  return {
    apply,
    session: (id) => sessions.get(id),
    bet: (id) => bets.get(id),
    bets: () => bets.values(),
    betsOf: (session, limit) =>
      (byPlayer.get(playerKey(session)) ?? [])
        .slice(-limit)
        .reverse()
        .flatMap((id) => bets.get(id) ?? []),
    purse: (sessionId) => purses.get(sessionId) ?? DEMO_PURSE,
  };
}

const UNDECIDED = {
  state: 'asked',
  payout: 0,
  reason: null,
  balance: null,
  endedAt: null,
  endId: null,
  delivered: false,
} as const satisfies Partial<BetRecord>;
