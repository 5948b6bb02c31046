import { dealBaccarat } from '../rules/baccarat';
import { dealDragonTiger } from '../rules/dragon-tiger';
import type { LiveGame, Outcome } from '../rules/outcome';
import { spinRoulette } from '../rules/roulette';
import { CUT_CARDS, type RandomInt, type Shoe, shuffledShoe } from '../rules/shoe';
import { shakeDice } from '../rules/sic-bo';
import { lastMsOf, type Step, stepsOf, type TimedStep } from './steps';
import type { TableTiming } from './timing';

/** betting: stakes are taken; closing: no more bets; dealing: shown step by step; result: called and paid. */
export type Phase = 'betting' | 'closing' | 'dealing' | 'result';

export interface Round {
  readonly id: string;
  /** Within the shoe, or since the table opened. */
  readonly number: number;
  readonly phase: Phase;
  /** When the phase ends, or the next step is shown; server time. */
  readonly dueMs: number;
  /** Decided at the deal, and secret until everything is shown. */
  readonly outcome: Outcome | null;
  readonly coming: readonly TimedStep[];
  readonly shown: readonly { readonly step: Step; readonly atMs: number }[];
}

/** A shared table: a pure value, moved on by `advance`. */
export interface TableState {
  readonly game: LiveGame;
  /** Empty at tables without cards. */
  readonly shoe: Shoe;
  readonly history: readonly Outcome[];
  readonly round: Round;
}

export interface TableWorld {
  readonly nowMs: number;
  readonly random: RandomInt;
  readonly newId: () => string;
  readonly timing: TableTiming;
}

/** Rounds that roads and lists show. */
export const HISTORY_ROUNDS = 120;
/** A new table, or shoe, begins with rounds without bets, so that its road can be read. */
export const OPENING_ROUNDS = 24;

const hasCards = (game: LiveGame): boolean => game === 'baccarat' || game === 'dragonTiger';

/** @returns the outcome, and the shoe without the cards dealt */
function deal(game: LiveGame, shoe: Shoe, random: RandomInt): { outcome: Outcome; shoe: Shoe } {
  const left = [...shoe];
  switch (game) {
    case 'baccarat':
      return { outcome: dealBaccarat(left), shoe: left };
    case 'dragonTiger':
      return { outcome: dealDragonTiger(left), shoe: left };
    case 'roulette':
      return { outcome: spinRoulette(random), shoe: left };
    case 'sicBo':
      return { outcome: shakeDice(random), shoe: left };
  }
}

/** A table with a fresh shoe, some rounds dealt without bets, the first round open. */
export function openTable(game: LiveGame, world: TableWorld): TableState {
  let shoe = hasCards(game) ? shuffledShoe(world.random) : [];
  const history: Outcome[] = [];
  for (let round = 0; round < OPENING_ROUNDS; round++) {
    const dealt = deal(game, shoe, world.random);
    shoe = dealt.shoe;
    history.push(dealt.outcome);
  }
  return { game, shoe, history, round: openRound(OPENING_ROUNDS + 1, world) };
}

const openRound = (number: number, { nowMs, newId, timing }: TableWorld): Round => ({
  id: newId(),
  number,
  phase: 'betting',
  dueMs: nowMs + timing.bettingMs,
  outcome: null,
  coming: [],
  shown: [],
});

/** Moves a table on when its time has come; the same table while it has not. */
export function advance(table: TableState, world: TableWorld): TableState {
  const { round } = table;
  const { nowMs, timing } = world;
  if (nowMs < round.dueMs) return table;
  switch (round.phase) {
    case 'betting':
      return { ...table, round: { ...round, phase: 'closing', dueMs: nowMs + timing.closingMs } };
    case 'closing': {
      const { outcome, shoe } = deal(table.game, table.shoe, world.random);
      const coming = stepsOf(outcome, timing);
      const dealing: Round = { ...round, phase: 'dealing', outcome, coming, dueMs: nowMs + (coming[0]?.afterMs ?? 0) };
      return { ...table, shoe, round: dealing };
    }
    case 'dealing':
      return { ...table, ...(round.coming.length > 0 ? { round: showStep(round, world) } : callResult(table, world)) };
    case 'result':
      return hasCards(table.game) && table.shoe.length < CUT_CARDS
        ? openTable(table.game, world)
        : { ...table, round: openRound(round.number + 1, world) };
  }
}

function showStep(round: Round, { nowMs, timing }: TableWorld): Round {
  const [next, ...coming] = round.coming;
  if (!next || !round.outcome) return round;
  const waitMs = coming[0]?.afterMs ?? lastMsOf(round.outcome, timing);
  return { ...round, coming, shown: [...round.shown, { step: next.step, atMs: nowMs }], dueMs: nowMs + waitMs };
}

function callResult({ round, history }: TableState, { nowMs, timing }: TableWorld): Partial<TableState> {
  return {
    round: { ...round, phase: 'result', dueMs: nowMs + timing.resultMs },
    history: [...history, ...(round.outcome ? [round.outcome] : [])].slice(-HISTORY_ROUNDS),
  };
}

/** Begins anew after a round that could not be kept; what was dealt of it is not shown. */
export const dropRound = (table: TableState, world: TableWorld): TableState => ({
  ...table,
  round: openRound(table.round.number, world),
});
