import type { FightBet } from './cockfight/round-detail';
import type { FishRound } from './fish/fish-messages';
import type { LiveDetail } from './live/round-detail';
import type { PvpRound } from './pvp/pvp-messages';
import type { SlotDetail } from './slots/round-detail';
import type { Ticket } from './sports/book/ticket';

/** The detail of a bet by the kind of its game, as it is stored, sent to the wallet and shown on round pages. */
export interface RoundDetails {
  readonly slots: SlotDetail;
  readonly live: LiveDetail;
  readonly sports: Ticket;
  readonly cockfight: FightBet;
  readonly fish: FishRound;
  readonly pvp: PvpRound;
}
export type KindName = keyof RoundDetails;
