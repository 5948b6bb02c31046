import type { TableView } from '../../src/kinds/pvp/pvp-messages';
import type { Play } from '../frame/play-context';

/** The display name of a chair's player. */
export function seatName({ you, chairs }: TableView, seat: number, { t, format }: Pick<Play, 't' | 'format'>): string {
  const kind = seat === you ? 'you' : chairs[seat]?.kind === 'house' ? 'house' : 'player';
  return t(`table.${kind}`, { seat: format.number(seat + 1) });
}
