import { describe, expect, it } from 'vitest';
import { actionOf, decisionOf, isValid, preActionsOf } from './pre-action';
import { chairAt, tableWith } from './table-view.fixture';

const felt = (canCheck: boolean) =>
  ({ felt: { game: 'holdem', choices: { canCheck, call: canCheck ? 0 : 2, raise: null } } }) as const;

describe('a decision ahead of the turn', () => {
  const table = tableWith([chairAt(0), chairAt(1)]);

  it('is offered while another player is to act', () => {
    expect(preActionsOf(table)).toEqual(['checkFold', 'check']);
    expect(preActionsOf({ ...table, toAct: 0 })).toEqual([]);
    expect(preActionsOf(tableWith([chairAt(0, { folded: true }), chairAt(1)]))).toEqual([]);
    expect(preActionsOf({ ...table, game: 'teenpatti' })).toEqual(['pack']);
  });

  it('checks, and folds only where that was chosen', () => {
    expect(actionOf('checkFold', felt(true))).toBe('check');
    expect(actionOf('checkFold', felt(false))).toBe('fold');
    expect(actionOf('check', felt(true))).toBe('check');
    expect(actionOf('check', felt(false))).toBeNull();
  });

  it('waits for the turn', () => {
    expect(actionOf('checkFold', table)).toBeNull();
  });

  it('ends with the hand, and a check with a bet', () => {
    const bet = tableWith([chairAt(0), chairAt(1, { put: 2 })]);
    expect(isValid(decisionOf('check', table), bet)).toBe(false);
    expect(isValid(decisionOf('checkFold', table), bet)).toBe(true);
    expect(isValid(decisionOf('checkFold', table), { ...table, hand: 2 })).toBe(false);
  });
});
