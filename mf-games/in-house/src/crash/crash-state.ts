import type { CrashBet, CrashBets, CrashHistory, CrashPhase } from '@marquee/contract/in-house';

/** What the player stakes on a round. */
export interface CrashStake {
  /** Decimal string in currency units. */
  readonly stake: string;
  readonly autoCashOutHundredths: number | null;
  /** Part of a series. */
  readonly auto?: boolean;
}

/** The crash round as this page has it. */
export interface CrashState {
  /** Null until the first message of the stream. */
  readonly phase: CrashPhase | null;
  /** Server clock minus ours, from the fastest message so far. */
  readonly skewMs: number;
  readonly bets: CrashBets['bets'];
  /** Of the round, also those that are not listed. */
  readonly betCount: number;
  readonly history: CrashHistory['rounds'];
  /** The player's bet in this round. */
  readonly bet: CrashBet | null;
  /** The player's bet for the next round, until its betting opens. */
  readonly booking: CrashStake | null;
  readonly connected: boolean;
}

export type CrashEvent =
  | { readonly kind: 'connected' }
  | { readonly kind: 'disconnected' }
  | { readonly kind: 'phase'; readonly phase: CrashPhase; readonly receivedMs: number }
  | { readonly kind: 'tick'; readonly sentAt: string; readonly receivedMs: number }
  | { readonly kind: 'bets'; readonly bets: CrashBets }
  | { readonly kind: 'history'; readonly history: CrashHistory }
  | { readonly kind: 'bet'; readonly bet: CrashBet }
  | { readonly kind: 'booking'; readonly booking: CrashStake | null };

export const INITIAL_CRASH: CrashState = {
  phase: null,
  skewMs: 0,
  bets: [],
  betCount: 0,
  history: [],
  bet: null,
  booking: null,
  connected: false,
};

const ENDED: ReadonlySet<CrashBet['state']> = new Set(['won', 'lost', 'refused', 'cancelled']);

export function crashReducer(state: CrashState, event: CrashEvent): CrashState {
  switch (event.kind) {
    case 'connected':
      return { ...state, connected: true };
    case 'disconnected':
      return { ...state, connected: false };
    case 'phase':
      return withPhase(state, event.phase, event.receivedMs);
    case 'tick':
      return withSkew(state, event.sentAt, event.receivedMs);
    case 'bets':
      return event.bets.roundId === state.phase?.roundId
        ? { ...state, bets: event.bets.bets, betCount: event.bets.total }
        : state;
    case 'history':
      return { ...state, history: event.history.rounds };
    case 'bet':
      return withBet(state, event.bet);
    case 'booking':
      return { ...state, booking: event.booking };
  }
}

function withPhase(state: CrashState, phase: CrashPhase, receivedMs: number): CrashState {
  const next = { ...withSkew(state, phase.sentAt, receivedMs), phase };
  return phase.roundId === state.phase?.roundId ? next : { ...next, bets: [], betCount: 0, bet: null };
}

/** Delays only make the difference smaller, so the largest one is the most accurate. */
function withSkew(state: CrashState, sentAt: string, receivedMs: number): CrashState {
  const skewMs = Date.parse(sentAt) - receivedMs;
  return state.phase && skewMs <= state.skewMs ? state : { ...state, skewMs };
}

/** Responses and stream race: a bet with a result does not become open again. */
function withBet(state: CrashState, bet: CrashBet): CrashState {
  if (bet.roundId !== state.phase?.roundId) return state;
  if (state.bet?.betId === bet.betId && ENDED.has(state.bet.state) && !ENDED.has(bet.state)) return state;
  return { ...state, bet };
}

/** What the main button does: `queue` books a bet for the next round, `queued` cancels that booking. */
export type CrashAction = 'bet' | 'wait' | 'cash-out' | 'queue' | 'queued';

export function crashActionOf({ phase, bet, booking }: CrashState): CrashAction {
  if (!phase) return 'wait';
  const isPlaced = bet !== null && !ENDED.has(bet.state);
  if (phase.phase === 'betting') return isPlaced ? 'wait' : 'bet';
  if (phase.phase === 'drawing' && isPlaced) return 'wait';
  if (phase.phase === 'flying' && isPlaced) return 'cash-out';
  return booking ? 'queued' : 'queue';
}
