import { describe, expect, it } from 'vitest';
import type { WireTier } from './agent-contract';
import { EMPTY_TIER, fieldFault, offerFault, tiersOf, valuesOf } from './contract-form';

const tier: WireTier = { validBet: '100.00', loss: '5.50', activeMembers: 3, rate: 250, lossRate: null };

describe('the typed rows of a contract', () => {
  it('are read as they were written', () => {
    expect(tiersOf('dividend', [valuesOf(tier)])).toEqual([tier]);
    const realTime = { ...tier, loss: '0.00', activeMembers: 0, lossRate: 5 };
    expect(tiersOf('realTimeSalary', [valuesOf(realTime)])).toEqual([realTime]);
  });

  it('have amounts in place of rates for acquisitions', () => {
    const acquired = { ...tier, loss: '0.00', rate: 0, deposit: '50.00', amount: '12.50' };
    expect(tiersOf('acquisition', [valuesOf(acquired)])).toEqual([acquired]);
    expect(tiersOf('acquisition', [{ ...EMPTY_TIER, amount: '3.00' }])).toEqual([
      { validBet: '0.00', loss: '0.00', activeMembers: 0, rate: 0, lossRate: null, deposit: '0.00', amount: '3.00' },
    ]);
    expect(tiersOf('acquisition', [EMPTY_TIER])).toBeNull();
    expect(offerFault('acquisition', [{ ...acquired, amount: '0.00' }], null)).toEqual({ row: 1, fault: 'amount' });
    expect(tiersOf('acquisition', [{ ...valuesOf(acquired), deposit: '?' }])).toBeNull();
  });

  it('have thresholds of 0 where none is typed, but no rate of nothing', () => {
    expect(tiersOf('dividend', [{ ...EMPTY_TIER, rate: '2,5' }])).toEqual([
      { validBet: '0.00', loss: '0.00', activeMembers: 0, rate: 250, lossRate: null },
    ]);
    expect(tiersOf('dividend', [EMPTY_TIER])).toBeNull();
  });

  it('leave out what their type does not have', () => {
    expect(tiersOf('hourlySalary', [valuesOf(tier)])).toEqual([{ ...tier, loss: '0.00', activeMembers: 0 }]);
  });

  it('are read in the digits of any language, and refused where they mean nothing', () => {
    expect(tiersOf('dividend', [{ ...valuesOf(tier), rate: '২.৫', activeMembers: '٣' }])).toEqual([tier]);
    expect(fieldFault('rate', '100.01')).toBe('badRate');
    expect(fieldFault('rate', '2.555')).toBe('badRate');
    expect(fieldFault('activeMembers', '1.5')).toBe('badCount');
    expect(fieldFault('validBet', '?')).toBe('badAmount');
    expect(fieldFault('loss', '')).toBeNull();
  });

  it('name the first row that is at fault', () => {
    const higher = { ...tier, validBet: '200.00', rate: 300 };
    expect(offerFault('dividend', [tier, higher], null)).toBeNull();
    expect(offerFault('dividend', [tier, tier], null)).toEqual({ row: 2, fault: 'rising' });
    expect(offerFault('dividend', [{ ...tier, rate: 0 }], null)).toEqual({ row: 1, fault: 'rate' });
    expect(offerFault('dividend', [tier, higher], [tier])).toEqual({ row: 2, fault: 'misfit' });
  });
});
