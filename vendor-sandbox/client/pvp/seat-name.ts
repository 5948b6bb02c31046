import { isolateText } from '@marquee/contract/languages';
import type { TableView } from '../../src/kinds/pvp/pvp-messages';
import type { Play } from '../frame/play-context';

/** The display name of a chair's player. */
export function seatName(
  { you, chairs }: TableView,
  seat: number,
  { t, format, session }: Pick<Play, 't' | 'format' | 'session'>,
): string {
  if (seat === you) return t('table.you');
  const chair = chairs[seat];
  if (chair?.kind === 'house') return t('table.house');
  if (chair?.name) return isolateText(chair.name, session.language);
  return t('table.player', { seat: format.number(seat + 1) });
}
