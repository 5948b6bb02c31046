import { BACCARAT_SPOTS, baccaratReturn } from './baccarat';
import { CRASH_EDGE } from './crash';
import { HI_LO_EDGE_PERCENT } from './hi-lo';
import { INSTANT_RETURN_PERCENT, expectedReturn } from './instant';
import { KENO_MAX_PICKS, keno } from './keno';
import { MINES_EDGE_PERCENT } from './mines';
import { PLINKO_MAX_ROWS, PLINKO_MIN_ROWS, plinko } from './plinko';
import { RISKS } from './risk';
import { SIC_BO_SPOTS, sicBoReturn } from './sic-bo';
import type { InHouseCode } from '../in-house';

const upTo = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, more) => from + more);
const FAIR = Number(INSTANT_RETURN_PERCENT) / 100;
const flat = (value: number) => () => [value];

/** The average return of a game, 0 to 1, for every choice of options. */
const RETURNS: Readonly<Record<InHouseCode, () => readonly number[]>> = {
  CRASH: flat(1 - CRASH_EDGE),
  MINES: flat(1 - Number(MINES_EDGE_PERCENT) / 100),
  HILO: flat(1 - Number(HI_LO_EDGE_PERCENT) / 100),
  DICE: flat(FAIR),
  LIMBO: flat(FAIR),
  WHEEL: flat(FAIR),
  PLINKO: () =>
    upTo(PLINKO_MIN_ROWS, PLINKO_MAX_ROWS).flatMap((rows) =>
      RISKS.map((risk) => expectedReturn(plinko.odds({ rows, risk }))),
    ),
  KENO: () =>
    upTo(1, KENO_MAX_PICKS).flatMap((picks) =>
      RISKS.map((risk) => expectedReturn(keno.odds({ picks: upTo(1, picks), risk }))),
    ),
  BACCARAT: () => BACCARAT_SPOTS.map(baccaratReturn),
  SICBO: () => SIC_BO_SPOTS.map(sicBoReturn),
};

/** The minimum and the maximum return of a game. */
export function returnRangeOf(game: InHouseCode): readonly [least: number, most: number] {
  const returns = RETURNS[game]();
  return [Math.min(...returns), Math.max(...returns)];
}
