import type { FreeBetGrant } from '@marquee/contract/calls/free-bets';
import type { GrantRow } from './repository';

/** What became of a promise. A vendor whose answer was lost has granted what its bets prove. */
export function stateOf(
  { state, bets, endsAt }: Pick<GrantRow, 'state' | 'bets' | 'endsAt'>,
  played: number,
  now: Date,
): FreeBetGrant['state'] {
  if (state === 'refused' || (state === 'asked' && played === 0)) return state;
  if (played >= bets) return 'used';
  return endsAt <= now ? 'over' : 'granted';
}
