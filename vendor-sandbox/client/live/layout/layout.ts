import type { LiveGame } from '../../../src/kinds/live/rules/outcome';
import type { BoardLayout } from './board-layout';
import { baccaratLayout, dragonTigerLayout } from './sides';
import { rouletteLayout } from './roulette';
import { sicBoLayout } from './sic-bo';

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
