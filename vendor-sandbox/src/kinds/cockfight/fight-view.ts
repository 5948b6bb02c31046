import type { PlaySession } from '../../studio/studio';
import { type Cock, type Phase, phaseOf } from './fight';
import { limitsOf } from './limits';
import { DRAW_PRICE, isCancelled, type Pools, priceOf, type Winner } from './pool';
import type { Rings } from './ring';

/** A fight as its clients see it. Prices in hundredths, as they would be if betting closed now. */
export interface FightView {
  readonly id: string;
  readonly number: number;
  readonly meron: Cock;
  readonly wala: Cock;
  readonly phase: Phase;
  readonly sentAt: string;
  readonly closesAt: string;
  readonly endsAt: string;
  readonly nextAt: string;
  readonly pools: Pools;
  readonly house: number;
  readonly prices: { readonly meron: number | null; readonly wala: number | null; readonly draw: number };
  readonly winner: Winner | null;
  readonly cancelled: boolean;
  readonly results: readonly { readonly fight: string; readonly winner: Winner }[];
}

/** The fight of a session's ring, with the pools of its currency. */
export function fightView(rings: Rings, { vendor, currency }: PlaySession, nowMs: number): FightView {
  const fight = rings.fight(vendor);
  const { id, number, meron, wala } = fight;
  const pools = rings.pools(id, currency);
  const at = (ms: number) => new Date(ms).toISOString();
  const winner = rings.winner(id);
  return {
    id,
    number,
    meron,
    wala,
    phase: phaseOf(fight, nowMs),
    sentAt: at(nowMs),
    closesAt: at(fight.closesAtMs),
    endsAt: at(fight.endsAtMs),
    nextAt: at(fight.nextAtMs),
    pools,
    house: limitsOf(currency).houseStake,
    prices: { meron: priceOf('meron', pools), wala: priceOf('wala', pools), draw: DRAW_PRICE },
    winner,
    cancelled: winner !== null && isCancelled(pools),
    results: rings.results(vendor),
  };
}
