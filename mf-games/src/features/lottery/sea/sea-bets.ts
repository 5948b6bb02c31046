import type { OfficialRoom } from '../official/use-official-room';
import type { OfficialTexts } from '../official/use-official-texts';
import type { PlayMenu } from '../slip/use-stake';

/** What the bets of a room are made of. */
export interface SeaBetsProps {
  readonly room: OfficialRoom;
  readonly menu: PlayMenu;
  /** Thousandths; undefined where the game does not offer the kind. */
  readonly oddsOf: (kind: string) => number | undefined;
  readonly texts: OfficialTexts;
}
