import { formatSelection } from '@marquee/contract/lottery/selection/read-selection';
import type { KindPick } from '../bets/selection';
import type { OfficialRoom } from '../official/use-official-room';
import { addToSlip, EMPTY_SLIP, type Slip, SLIP_MAX_LINES } from '../slip/slip';
import { useSlip } from '../slip/use-slip';

/** A slip of single numbers: each stands on it once, whose stake is changed on its line. */
export function useNumberSlip(room: OfficialRoom) {
  const [slip, setSlip] = useSlip(room.gameCode, 'ZY');
  const lineOf = ({ kind, pick }: KindPick) => {
    const selection = formatSelection(kind, pick);
    return slip.lines.find((line) => line.kind === kind.code && line.selection === selection);
  };
  /** @returns how many there was no room for */
  const add = (bets: readonly { readonly bet: KindPick; readonly unitStake: bigint }[]): number => {
    if (room.day === undefined) return 0;
    const { day } = room;
    const added = bets.filter(
      ({ bet, unitStake }) =>
        unitStake > 0n && !lineOf(bet) && bet.pick[0]?.every((outcome) => room.stateOf(bet.kind, outcome) !== 'closed'),
    );
    const fitting = added.slice(0, SLIP_MAX_LINES - slip.lines.length);
    setSlip(fitting.reduce<Slip>((filled, { bet, unitStake }) => addToSlip(filled, day, [bet], unitStake), slip));
    return added.length - fitting.length;
  };
  const remove = (bets: readonly KindPick[]) => {
    const removed = new Set(bets.map(lineOf));
    const lines = slip.lines.filter((line) => !removed.has(line));
    setSlip(lines.length > 0 ? { ...slip, lines } : EMPTY_SLIP);
  };
  const stakeAll = (unitStake: bigint) =>
    setSlip({ ...slip, lines: slip.lines.map((line) => ({ ...line, unitStake: String(unitStake) })) });
  return { slip, setSlip, has: (bet: KindPick) => lineOf(bet) !== undefined, add, remove, stakeAll };
}
