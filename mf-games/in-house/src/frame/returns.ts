import { BACCARAT_SPOTS, baccaratReturn } from '@marquee/contract/fairness/baccarat';
import { CRASH_EDGE } from '@marquee/contract/fairness/crash';
import { HI_LO_EDGE_PERCENT } from '@marquee/contract/fairness/hi-lo';
import { INSTANT_RETURN_PERCENT, expectedReturn } from '@marquee/contract/fairness/instant';
import { KENO_MAX_PICKS, keno } from '@marquee/contract/fairness/keno';
import { MINES_EDGE_PERCENT } from '@marquee/contract/fairness/mines';
import { PLINKO_MAX_ROWS, PLINKO_MIN_ROWS, plinko } from '@marquee/contract/fairness/plinko';
import { RISKS } from '@marquee/contract/fairness/risk';
import { SIC_BO_SPOTS, sicBoReturn } from '@marquee/contract/fairness/sic-bo';
import type { GameName } from '../app/game-name';

const upTo = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, more) => from + more);
const FAIR = Number(INSTANT_RETURN_PERCENT) / 100;
const flat = (value: number) => () => [value];

/** The average return of a game, 0 to 1, for every choice of options. */
const RETURNS: Readonly<Record<GameName, () => readonly number[]>> = {
  crash: flat(1 - CRASH_EDGE),
  mines: flat(1 - Number(MINES_EDGE_PERCENT) / 100),
  hilo: flat(1 - Number(HI_LO_EDGE_PERCENT) / 100),
  dice: flat(FAIR),
  limbo: flat(FAIR),
  wheel: flat(FAIR),
  plinko: () =>
    upTo(PLINKO_MIN_ROWS, PLINKO_MAX_ROWS).flatMap((rows) =>
      RISKS.map((risk) => expectedReturn(plinko.odds({ rows, risk }))),
    ),
  keno: () =>
    upTo(1, KENO_MAX_PICKS).flatMap((picks) =>
      RISKS.map((risk) => expectedReturn(keno.odds({ picks: upTo(1, picks), risk }))),
    ),
  baccarat: () => BACCARAT_SPOTS.map(baccaratReturn),
  sicbo: () => SIC_BO_SPOTS.map(sicBoReturn),
};

/** The minimum and the maximum return of a game. */
export function returnRangeOf(game: GameName): readonly [least: number, most: number] {
  const returns = RETURNS[game]();
  return [Math.min(...returns), Math.max(...returns)];
}
