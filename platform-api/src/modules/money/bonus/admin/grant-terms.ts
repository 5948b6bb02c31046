import type { bonusGrantTermsSchema } from '@marquee/contract/calls/bonus-admin';
import type { z } from 'zod';
import { fieldFailure } from '../../../../platform/failure';
import { enteredAmount } from '../../../../platform/entered-amount';
import { type BonusTerms, minOddsByType } from '../terms';

/** Terms as operators enter and read them; amounts in currency units. */
type GrantTerms = z.infer<typeof bonusGrantTermsSchema>;

const BASIS_POINTS = 100;
const DAY_HOURS = 24;

/** The terms of a bonus. @throws Failure `amount_invalid`, `validation_failed` for what does not fit the mode */
export function bonusTermsOf({ contribution, minOdds = [], maxStake, lifetimeDays, ...terms }: GrantTerms): BonusTerms {
  const { mode, inSteps } = terms;
  if (inSteps && mode !== 'released') throw fieldFailure({ path: 'inSteps', messageKey: 'bonus_mode' });
  if ((mode === 'merged') !== (lifetimeDays === null))
    throw fieldFailure({ path: 'lifetimeDays', messageKey: 'bonus_mode' });
  return {
    ...terms,
    base: 'bonus',
    contribution: {
      gameTypes: Object.fromEntries(contribution.map(({ gameType, percent }) => [gameType, percent * BASIS_POINTS])),
      minOdds: minOddsByType(minOdds),
    },
    maxStake: maxStake === null ? null : enteredAmount(maxStake),
    lifetimeHours: lifetimeDays === null ? null : lifetimeDays * DAY_HOURS,
  };
}
