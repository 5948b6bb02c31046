import { useEffect, useState } from 'react';
import type { PvpOffer } from '../../src/kinds/pvp/pvp-messages';
import { usePlay } from '../frame/play-context';

/** Game and stakes; loaded again after the player has left a table. */
export function useOffer(isSeated: boolean): PvpOffer | null {
  const { api, fail } = usePlay();
  const [offer, setOffer] = useState<PvpOffer | null>(null);
  useEffect(() => {
    if (!isSeated) api.get<PvpOffer>('/offer').then(setOffer, fail);
  }, [api, fail, isSeated]);
  return offer;
}
