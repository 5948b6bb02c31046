import { rouletteSpot } from '../../src/kinds/live/rules/roulette';
import type { Formats } from '../frame/formats';
import type { Translate } from '../frame/texts';

interface Words {
  readonly t: Translate;
  readonly format: Formats;
}

/** A spot in words. */
export function spotName({ t, format }: Words, spot: string): string {
  const [kind = '', first = '', second = ''] = spot.split('-');
  const covers = rouletteSpot(spot)?.covers ?? [];
  switch (kind) {
    case 'straight':
    case 'split':
    case 'trio':
    case 'street':
    case 'corner':
    case 'six':
      return t(`spots.${kind}`, { numbers: covers.map((number) => format.number(number)).join(', ') });
    case 'dozen':
      return t('spots.dozen', { from: format.number(covers[0] ?? 0), to: format.number(covers.at(-1) ?? 0) });
    case 'column':
    case 'triple':
    case 'double':
    case 'total':
    case 'single':
      return t(`spots.${kind}`, { value: format.number(Number(first)) });
    case 'pair':
      return t('spots.pair', { low: format.number(Number(first)), high: format.number(Number(second)) });
    default:
      return t(`spots.${kind}`);
  }
}

/** What a win brings beside the stake, such as `8:1`. */
export const paysText = (format: Formats, topFactor: number): string =>
  `${topFactor % 100 === 0 ? format.number(topFactor / 100 - 1) : format.decimal(topFactor / 100 - 1)}:${format.number(1)}`;
