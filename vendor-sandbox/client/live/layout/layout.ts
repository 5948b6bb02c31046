import type { LiveGame } from '../../../src/kinds/live/rules/outcome';
import { baccaratLayout, dragonTigerLayout } from './sides';
import { rouletteLayout } from './roulette';
import { sicBoLayout } from './sic-bo';

export type SpotLook = 'plain' | 'red' | 'black' | 'green' | 'one' | 'two' | 'tie' | 'edge';

/** Where a spot lies on the table, in cells. */
export interface Place {
  readonly spot: string;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly look: SpotLook;
}

export interface BoardLayout {
  readonly columns: number;
  readonly rows: number;
  readonly places: readonly Place[];
}

/** @param upright for narrow screens */
export function layoutOf(game: LiveGame, upright: boolean): BoardLayout {
  switch (game) {
    case 'baccarat':
      return baccaratLayout(upright);
    case 'dragonTiger':
      return dragonTigerLayout(upright);
    case 'roulette':
      return rouletteLayout(upright);
    case 'sicBo':
      return sicBoLayout(upright);
  }
}
