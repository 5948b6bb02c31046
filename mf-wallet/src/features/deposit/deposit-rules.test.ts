import type { Deposit, DepositChannel } from '@marquee/contract/calls/money';
import { describe, expect, it } from 'vitest';
import { amountFor, firstChoice } from './deposit-rules';

const channel = (code: string, minimum: string, maximum: string): DepositChannel => ({
  code,
  name: code,
  method: 'redirect',
  minimum,
  maximum,
  presets: ['200.00', '500.00', '1000.00', '5000.00', '10000.00'],
  currency: 'BDT',
  fee: { basisPoints: 0, fixed: '0.00', bearer: 'brand' },
  wageringPercent: 100,
});
const mobile = channel('mobile', '100.00', '25000.00');
const bank = channel('bank', '1000.00', '500000.00');

const deposit = (channelCode: string, amount: string): Deposit => ({
  depositId: '1',
  channelCode,
  channelName: channelCode,
  method: 'redirect',
  amount,
  received: null,
  fee: '0.00',
  bonus: '0.00',
  offerName: null,
  credited: amount,
  wagering: amount,
  currency: 'BDT',
  state: 'credited',
  reason: null,
  redirectUrl: null,
  transfer: null,
  proofImageIds: [],
  createdAt: '2026-11-20T10:00:00Z',
  finishedAt: '2026-11-20T10:01:00Z',
});

describe('what the deposit form starts with', () => {
  it('is the last deposit again', () => {
    expect(firstChoice([mobile, bank], deposit('bank', '7500.00'))).toEqual({ channelCode: 'bank', amount: '7500.00' });
  });

  it('is the middle preset when there was none, or when the last amount no longer fits', () => {
    expect(firstChoice([mobile, bank], undefined)).toEqual({ channelCode: 'mobile', amount: '1000.00' });
    expect(firstChoice([mobile], deposit('mobile', '50.00'))).toEqual({ channelCode: 'mobile', amount: '1000.00' });
  });

  it('is the first channel when the last one no longer exists, and nothing without channels', () => {
    expect(firstChoice([mobile], deposit('bank', '7500.00'))?.channelCode).toBe('mobile');
    expect(firstChoice([], undefined)).toBeNull();
  });
});

it('keeps the amount when the next channel takes it', () => {
  expect(amountFor(bank, '2000.00')).toBe('2000.00');
  expect(amountFor(bank, '150.00')).toBe('1000.00');
});
