import type { FreeBetGrant } from '@marquee/contract/calls/free-bets';
import type { GrantRow } from './repository';

/** The state of a grant. If a vendor's answer was lost, bets played from the grant prove it. */
export function stateOf(
  { state, bets, endsAt }: Pick<GrantRow, 'state' | 'bets' | 'endsAt'>,
  played: number,
  now: Date,
): FreeBetGrant['state'] {
  if (state === 'refused' || (state === 'asked' && played === 0)) return state;
  if (played >= bets) return 'used';
  return endsAt <= now ? 'over' : 'granted';
}
