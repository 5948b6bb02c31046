import type { CrashBet, CrashBets, CrashHistory, CrashPhase } from '@marquee/contract/in-house';

/** The crash round as this page knows it. */
export interface CrashState {
  /** Null until the stream has said what is going on. */
  readonly phase: CrashPhase | null;
  /** Server clock minus ours, from the fastest message so far. */
  readonly skewMs: number;
  readonly bets: CrashBets['bets'];
  readonly history: CrashHistory['rounds'];
  /** The player's bet in this round. */
  readonly bet: CrashBet | null;
  readonly connected: boolean;
}

export type CrashEvent =
  | { readonly kind: 'connected' }
  | { readonly kind: 'disconnected' }
  | { readonly kind: 'phase'; readonly phase: CrashPhase; readonly receivedMs: number }
  | { readonly kind: 'tick'; readonly sentAt: string; readonly receivedMs: number }
  | { readonly kind: 'bets'; readonly bets: CrashBets }
  | { readonly kind: 'history'; readonly history: CrashHistory }
  | { readonly kind: 'bet'; readonly bet: CrashBet };

export const INITIAL_CRASH: CrashState = { phase: null, skewMs: 0, bets: [], history: [], bet: null, connected: false };

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
      return event.bets.roundId === state.phase?.roundId ? { ...state, bets: event.bets.bets } : state;
    case 'history':
      return { ...state, history: event.history.rounds };
    case 'bet':
      return withBet(state, event.bet);
  }
}

function withPhase(state: CrashState, phase: CrashPhase, receivedMs: number): CrashState {
  const next = { ...withSkew(state, phase.sentAt, receivedMs), phase };
  return phase.roundId === state.phase?.roundId ? next : { ...next, bets: [], bet: null };
}

/** A message only ever arrives late, so the largest difference is the truest. */
function withSkew(state: CrashState, sentAt: string, receivedMs: number): CrashState {
  const skewMs = Date.parse(sentAt) - receivedMs;
  return state.phase && skewMs <= state.skewMs ? state : { ...state, skewMs };
}

/** Answers and stream race: what has ended does not become open again. */
function withBet(state: CrashState, bet: CrashBet): CrashState {
  if (bet.roundId !== state.phase?.roundId) return state;
  if (state.bet?.betId === bet.betId && ENDED.has(state.bet.state) && !ENDED.has(bet.state)) return state;
  return { ...state, bet };
}

/** What the main button does now. */
export type CrashAction = 'bet' | 'wait' | 'cash-out' | 'queue' | 'queued';

/** @param hasQueued a bet waits for the next round's betting */
export function crashActionOf({ phase, bet }: CrashState, hasQueued: boolean): CrashAction {
  if (!phase) return 'wait';
  const isPlaced = bet !== null && !ENDED.has(bet.state);
  if (phase.phase === 'betting') return isPlaced ? 'wait' : 'bet';
  if (phase.phase === 'flying' && isPlaced) return 'cash-out';
  return hasQueued ? 'queued' : 'queue';
}
