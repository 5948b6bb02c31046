import { dealBaccarat } from '../rules/baccarat';
import { dealDragonTiger } from '../rules/dragon-tiger';
import type { LiveGame, Outcome } from '../rules/outcome';
import { spinRoulette } from '../rules/roulette';
import { CUT_CARDS, type RandomInt, type Shoe, shuffledShoe } from '../rules/shoe';
import { shakeDice } from '../rules/sic-bo';
import { lastMsOf, type Step, stepsOf, type TimedStep } from './deal-steps';
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
  readonly remainingSteps: readonly TimedStep[];
  readonly shown: readonly { readonly step: Step; readonly atMs: number }[];
}

/** A shared table; immutable, `advance` returns its next state. */
export interface TableState {
  readonly game: LiveGame;
  /** Empty at tables without cards. */
  readonly shoe: Shoe;
  readonly history: readonly Outcome[];
  readonly round: Round;
}

export interface TableContext {
  readonly nowMs: number;
  readonly random: RandomInt;
  readonly newId: () => string;
  readonly timing: TableTiming;
}

/** Rounds that roads and lists show. */
export const HISTORY_ROUNDS = 120;
/** A new table or shoe starts with rounds without bets, so that its road has a history. */
export const OPENING_ROUNDS = 24;

const hasCards = (game: LiveGame): boolean => game === 'baccarat' || game === 'dragonTiger';

/** @returns the outcome, and the shoe without the cards dealt */
function deal(game: LiveGame, shoe: Shoe, random: RandomInt): { outcome: Outcome; shoe: Shoe } {
  const shoeCards = [...shoe];
  switch (game) {
    case 'baccarat':
      return { outcome: dealBaccarat(shoeCards), shoe: shoeCards };
    case 'dragonTiger':
      return { outcome: dealDragonTiger(shoeCards), shoe: shoeCards };
    case 'roulette':
      return { outcome: spinRoulette(random), shoe: shoeCards };
    case 'sicBo':
      return { outcome: shakeDice(random), shoe: shoeCards };
  }
}

/** A table with a fresh shoe, some rounds dealt without bets, the first round open. */
export function openTable(game: LiveGame, context: TableContext): TableState {
  let shoe = hasCards(game) ? shuffledShoe(context.random) : [];
  const history: Outcome[] = [];
  for (let round = 0; round < OPENING_ROUNDS; round++) {
    const dealResult = deal(game, shoe, context.random);
    shoe = dealResult.shoe;
    history.push(dealResult.outcome);
  }
  return { game, shoe, history, round: openRound(OPENING_ROUNDS + 1, context) };
}

const openRound = (number: number, { nowMs, newId, timing }: TableContext): Round => ({
  id: newId(),
  number,
  phase: 'betting',
  dueMs: nowMs + timing.bettingMs,
  outcome: null,
  remainingSteps: [],
  shown: [],
});

/** @returns the next state when it is due, else the same table */
export function advance(table: TableState, context: TableContext): TableState {
  const { round } = table;
  const { nowMs, timing } = context;
  if (nowMs < round.dueMs) return table;
  switch (round.phase) {
    case 'betting':
      return { ...table, round: { ...round, phase: 'closing', dueMs: nowMs + timing.closingMs } };
    case 'closing': {
      const { outcome, shoe } = deal(table.game, table.shoe, context.random);
      const remainingSteps = stepsOf(outcome, timing);
      const dealing: Round = {
        ...round,
        phase: 'dealing',
        outcome,
        remainingSteps,
        dueMs: nowMs + (remainingSteps[0]?.afterMs ?? 0),
      };
      return { ...table, shoe, round: dealing };
    }
    case 'dealing':
      return {
        ...table,
        ...(round.remainingSteps.length > 0 ? { round: showStep(round, context) } : callResult(table, context)),
      };
    case 'result':
      return hasCards(table.game) && table.shoe.length < CUT_CARDS
        ? openTable(table.game, context)
        : { ...table, round: openRound(round.number + 1, context) };
  }
}

function showStep(round: Round, { nowMs, timing }: TableContext): Round {
  const [next, ...remainingSteps] = round.remainingSteps;
  if (!next || !round.outcome) return round;
  const waitMs = remainingSteps[0]?.afterMs ?? lastMsOf(round.outcome, timing);
  return { ...round, remainingSteps, shown: [...round.shown, { step: next.step, atMs: nowMs }], dueMs: nowMs + waitMs };
}

function callResult({ round, history }: TableState, { nowMs, timing }: TableContext): Partial<TableState> {
  return {
    round: { ...round, phase: 'result', dueMs: nowMs + timing.resultMs },
    history: [...history, ...(round.outcome ? [round.outcome] : [])].slice(-HISTORY_ROUNDS),
  };
}

/** Replaces a round that could not be stored by a fresh one; nothing of it is shown. */
export const dropRound = (table: TableState, context: TableContext): TableState => ({
  ...table,
  round: openRound(table.round.number, context),
});
