import { useMemo } from 'react';
import { useGame } from '../app/game-context';
import type { StakeBounds } from './stake-amount';

export function useStakeBounds(): StakeBounds {
  const { session, balance } = useGame();
  const { minStake, maxStake } = session;
  return useMemo(() => ({ minStake, maxStake, balance }), [minStake, maxStake, balance]);
}
