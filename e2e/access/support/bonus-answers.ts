import type { CallValue } from '../../../shared/contract/src/calls/index';
import { exampleValue } from '../../../shared/contract/src/openapi/examples';
import { listOf } from './answers';

type Bonus = CallValue<'bonuses.giveUp'>;
const example = exampleValue('bonuses.own');
const active = example.active as Bonus;
const bonus: Bonus = {
  ...active,
  contribution: [...active.contribution, { of: 'vendor', name: 'Old Quarter', basisPoints: 0 }],
  excludedGames: ['Mines'],
};
const queued: Bonus = { ...bonus, bonusId: '01J9ZQ8B3V6KE', name: 'Welcome bonus', state: 'queued', progress: null };

/** An active bonus and one that waits. */
export const bonuses: CallValue<'bonuses.own'> = { ...example, active: bonus, queue: [queued] };

/** A completed one and one that expired. */
export const bonusHistory: CallValue<'bonuses.history'> = listOf(
  { ...bonus, state: 'completed', progress: null, released: '100.00', endedAt: '2026-03-05T10:00:00.000Z' },
  { ...queued, state: 'expired', returned: '90.00', outstanding: '0.00', endedAt: '2026-03-04T10:00:00.000Z' },
);

export const adminBonuses: CallValue<'bonusAdmin.list'> = listOf({
  ...exampleValue('bonusAdmin.revoke'),
  state: 'active',
  returned: '0.00',
  endedAt: null,
  endedBy: null,
  reason: null,
});
export const bonusGrants = exampleValue('bonusAdmin.grants');
bonusGrants.content = bonusGrants.content.map((grant) => ({ ...grant, decidedBy: 'Omar' }));
export const bonusLiability = exampleValue('bonusAdmin.liability');
