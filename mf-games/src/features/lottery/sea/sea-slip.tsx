import { OfficialSlip } from '../official/official-slip';
import { usePlaceTickets } from '../official/use-place-tickets';
import { EMPTY_SLIP, linesOfSlip } from '../slip/slip';
import type { SeaBetsProps } from './sea-bets';
import type { useNumberSlip } from './use-number-slip';

interface SeaSlipProps extends SeaBetsProps {
  readonly numberSlip: ReturnType<typeof useNumberSlip>;
}

/** The slip of a game with one draw a day: a stake field on every line. */
export function SeaSlip({ room, menu, oddsOf, numberSlip: { slip, setSlip }, texts }: SeaSlipProps) {
  const place = usePlaceTickets(menu, texts, (left) => {
    if (left.length === 0) setSlip(EMPTY_SLIP);
  });
  return (
    <OfficialSlip
      slip={slip}
      lines={linesOfSlip(room.rules, slip, oddsOf)}
      room={room}
      texts={texts}
      place={place}
      hasStakeFields
      onChange={setSlip}
    />
  );
}
