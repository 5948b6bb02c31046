import type { CallValue } from '../../../shared/contract/src/calls/index';

const AT = '2026-01-02T03:04:05.000Z';

/** A visitor whose social account is not connected yet. */
export const pendingSocial: CallValue<'session.pendingSocial'> = { provider: 'google', email: 'amina@example.com' };

/** A contract that waits for the agent. */
export const contracts: CallValue<'agent.contracts'> = {
  received: [
    {
      id: 'offer',
      type: 'dividend',
      version: 1,
      rate: 250,
      state: 'offered',
      account: 'topper',
      nickname: 'Rafiq',
      offeredAt: AT,
      decidedAt: null,
      endedAt: null,
      ends: [{ account: 'lower1', rate: 300 }],
    },
  ],
  given: [],
  ceilings: { dividend: 0, dailySalary: 0, hourlySalary: 0, realTimeSalary: 0 },
};

/** A member whose reality check is due. */
export const reality: CallValue<'limits.reality'> = {
  currency: 'VND',
  intervalMinutes: 0.01,
  since: AT,
  elapsedSeconds: 3_660,
  staked: '1250.00',
  won: '900.50',
  net: '-349.50',
};
