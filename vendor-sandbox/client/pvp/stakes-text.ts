import type { GameCode } from '../../src/kinds/pvp/card-game';
import type { Play } from '../frame/play-context';

/** Blinds or boot of a table. @param unit big blind or boot */
export const stakesText = ({ t, format }: Pick<Play, 't' | 'format'>, game: GameCode, unit: number): string =>
  t(`game.${game}.stakes`, { small: format.amount(unit / 2), big: format.amount(unit), boot: format.amount(unit) });
