import { describe, expect, it } from 'vitest';
import { CUT_CARDS } from '../rules/shoe';
import { LIVE_GAMES } from '../rules/outcome';
import { seededInt } from '../rules/seeded-int.fixture';
import { advance, openTable, OPENING_ROUNDS, type TableState } from './table-machine';
import { TABLE_TIMING } from './timing';

let ids = 0;
const random = seededInt(20);
const worldAt = (nowMs: number) => ({ nowMs, random, newId: () => `round-${++ids}`, timing: TABLE_TIMING });
const open = (game: (typeof LIVE_GAMES)[number]) => openTable(game, worldAt(0));
const next = (table: TableState) => advance(table, worldAt(table.round.dueMs));
/** Every state until the next round is open. */
function playRound(table: TableState): TableState[] {
  const states = [table];
  let now = table;
  do {
    now = next(now);
    states.push(now);
  } while (now.round.phase !== 'betting');
  return states;
}

describe('a table', () => {
  it('opens with rounds that were dealt without bets', () => {
    const table = open('baccarat');
    expect(table.history).toHaveLength(OPENING_ROUNDS);
    expect(table.round).toMatchObject({ phase: 'betting', dueMs: 15_000, outcome: null, number: OPENING_ROUNDS + 1 });
  });

  it('stays as it is until its time has come', () => {
    const table = open('roulette');
    expect(advance(table, worldAt(14_999))).toBe(table);
    expect(advance(table, worldAt(15_000)).round.phase).toBe('closing');
  });

  it.each(LIVE_GAMES)('%s goes through betting, closing, dealing and result', (game) => {
    const states = playRound(open(game));
    const phases = states.map(({ round }) => round.phase).filter((phase, index, all) => phase !== all[index - 1]);
    expect(phases).toEqual(['betting', 'closing', 'dealing', 'result', 'betting']);
    const result = states.at(-2)!;
    expect(result.history.at(-1)).toBe(result.round.outcome);
    expect(result.round.remainingSteps).toEqual([]);
    expect(result.round.shown.length).toBeGreaterThan(0);
    expect(states.at(-1)!.round.id).not.toBe(result.round.id);
  });

  it('shows the cards one by one, in the order of the rules', () => {
    const states = playRound(open('baccarat'));
    const last = states.at(-2)!.round;
    const hands = last.shown.map(({ step }) => (step.kind === 'card' ? step.hand : step.kind));
    expect(hands.slice(0, 4)).toEqual(['player', 'banker', 'player', 'banker']);
    const times = last.shown.map(({ atMs }) => atMs);
    expect([...times].sort((a, b) => a - b)).toEqual(times);
    if (last.outcome?.game !== 'baccarat') throw new Error('another game');
    expect(last.shown).toHaveLength(last.outcome.player.length + last.outcome.banker.length);
  });

  it('decides at the deal, not before', () => {
    const betting = open('sicBo');
    const closing = next(betting);
    expect([betting.round.outcome, closing.round.outcome]).toEqual([null, null]);
    expect(next(closing).round.outcome?.game).toBe('sicBo');
  });

  it('changes the shoe at the cut card and begins a new road', () => {
    let table = open('dragonTiger');
    const sizes: number[] = [];
    for (let round = 0; round < 200; round++) {
      table = playRound(table).at(-1)!;
      sizes.push(table.shoe.length);
    }
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(CUT_CARDS);
    expect(sizes.filter((size, index) => index > 0 && size > (sizes[index - 1] ?? 0)).length).toBe(1);
  });
});
