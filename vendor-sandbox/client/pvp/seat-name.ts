import type { TableView } from '../../src/kinds/pvp/pvp-messages';
import type { Play } from '../frame/play-context';

/** What a chair's player is called at the table. */
export function seatName({ you, chairs }: TableView, seat: number, { t, format }: Pick<Play, 't' | 'format'>): string {
  const kind = seat === you ? 'you' : chairs[seat]?.kind === 'house' ? 'house' : 'player';
  return t(`table.${kind}`, { seat: format.number(seat + 1) });
}
