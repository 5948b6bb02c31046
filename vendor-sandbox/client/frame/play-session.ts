import type { ComponentType } from 'react';
import type { KindName, RoundDetails } from '../../src/kinds/round-details';

/** A session with its game, as `/session` answers it. Amounts in 1/100,000 of the currency unit. */
export interface PlaySession {
  readonly id: string;
  readonly kind: string;
  readonly vendor: string;
  readonly gameCode: string;
  readonly gameName: string;
  /** `XXX` for a demo. */
  readonly currency: string;
  readonly language: string;
  readonly demo: boolean;
  readonly lobbyUrl: string | null;
  /** Whether the site's licence allows autoplay and turbo play. Absent: it does not. */
  readonly autoplay?: boolean;
  /** Theoretical return in 1/100 of a per cent, null where the game has none of its own. */
  readonly returnBp: number | null;
  readonly minBet: number | null;
  readonly balance: number;
}

/** A bet of the player as `/history` and `/round` answer it, with the detail of its kind. */
export interface PlayedBet<Kind extends KindName = KindName> {
  readonly id: string;
  readonly round: string;
  readonly stake: number;
  /** Played as a free bet: the stake was not paid. */
  readonly free: boolean;
  readonly payout: number;
  readonly state: 'asked' | 'open' | 'refused' | 'settled' | 'cancelled';
  readonly at: string;
  readonly endedAt: string | null;
  readonly detail: RoundDetails[Kind];
  /** Payouts that were reversed because the result was wrong. */
  readonly takenBack: readonly number[];
}

/** A bet with the game it belongs to: what a round page shows. */
export interface BetRound<Kind extends KindName = KindName> extends PlayedBet<Kind> {
  readonly gameName: string;
  readonly gameCode: string;
  readonly vendor: string;
  readonly currency: string;
  /** Host of the site that the round was played on; on the round page only. */
  readonly site?: string | null;
}

/** What shows one round to a person, on the round page and in the list of the player's bets. */
export type RoundView<Kind extends KindName> = ComponentType<{ readonly round: BetRound<Kind> }>;
