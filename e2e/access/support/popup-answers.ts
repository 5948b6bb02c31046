import type { CallValue } from '../../../shared/contract/src/calls/index';
import { exampleValue } from '../../../shared/contract/src/openapi/examples';

const AT = '2026-01-02T03:04:05.000Z';

/** A visitor whose social account is not connected yet. */
export const pendingSocial: CallValue<'session.pendingSocial'> = { provider: 'google', email: 'amina@example.com' };

/** A contract that waits for the agent. */
export const contracts = exampleValue('agent.contracts');
export const contractEffect = exampleValue('agent.contractEffect');

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
