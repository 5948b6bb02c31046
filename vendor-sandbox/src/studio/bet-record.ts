import type { FreeBetsLeft } from './free-bets';

/**
 * What a person needs to read a round, and nothing secret: cards, reels, odds, score. JSON, stored with the bet and sent to the wallet
 * as `meta`. Each kind of game has a shape of its own (`kinds/round-details.ts`) and reads it by its schema.
 */
export type Detail = object;

/** One opening of one game by one player. */
export interface PlaySession {
  readonly id: string;
  /** Name of the kind that plays the game. */
  readonly kind: string;
  readonly vendor: string;
  readonly gameCode: string;
  readonly gameName: string;
  /** The platform's id of the player; of a demo the session's id. */
  readonly user: string;
  /** `XXX` for a demo. */
  readonly currency: string;
  readonly language: string;
  readonly demo: boolean;
  readonly openedAt: string;
  /** Where the player came from; its origin may frame the game. */
  readonly lobbyUrl: string | null;
}

/** Known to the studio alone: the launch token never reaches a client. */
export interface StoredSession extends PlaySession {
  readonly token: string;
}

/**
 * asked: the wallet has not answered yet; open: the stake is taken; refused: it was not; settled: paid, or lost with a
 * payout of 0; cancelled: the stake goes back.
 */
export type BetState = 'asked' | 'open' | 'refused' | 'settled' | 'cancelled';

/** A bet as the studio remembers it. Amounts are the wallet protocol's integers (1/100,000 of the currency unit). */
export interface BetRecord {
  readonly id: string;
  readonly kind: string;
  readonly sessionId: string;
  readonly round: string;
  readonly stake: number;
  /** Of a free bet: the reward that it belongs to. The wallet takes nothing for it. */
  readonly rewardId?: string;
  readonly at: string;
  readonly detail: Detail;
  readonly state: BetState;
  readonly payout: number;
  /** Why it was refused. */
  readonly reason: string | null;
  /** The player's balance after the bet, as the wallet said. */
  readonly balance: number | null;
  readonly endedAt: string | null;
  /** What the wallet is to be told after the stake, in this order. More than one once a result was corrected. */
  readonly ends: readonly BetEnding[];
  /** How many of the ends the wallet has taken. */
  readonly taken: number;
}

/** A win, the rollback of a win that was wrong, or the rollback of the stake. */
export interface BetEnding {
  readonly id: string;
  readonly kind: 'win' | 'rollback';
  /** The bet; of a win that is taken back, the win. */
  readonly of: string;
  /** Of a win. */
  readonly amount: number;
  readonly at: string;
}

/** Whether the wallet knows all of a bet. */
export const isDelivered = ({ ends, taken }: BetRecord): boolean => taken === ends.length;

/** Payouts of a bet that were taken back. */
export const takenBack = ({ ends }: BetRecord): number[] =>
  ends.filter(({ id }) => ends.some(({ of }) => of === id)).map(({ amount }) => amount);

export type StudioEntry =
  | { readonly do: 'session'; readonly session: StoredSession }
  | { readonly do: 'reward'; readonly reward: FreeBetsLeft }
  | {
      readonly do: 'bet';
      readonly bet: Pick<BetRecord, 'id' | 'kind' | 'sessionId' | 'round' | 'stake' | 'rewardId' | 'at' | 'detail'>;
    }
  | { readonly do: 'taken'; readonly id: string; readonly balance: number }
  | { readonly do: 'refused'; readonly id: string; readonly reason: string; readonly balance: number | null }
  | { readonly do: 'note'; readonly id: string; readonly detail: Detail }
  | {
      readonly do: 'settle';
      readonly id: string;
      readonly payout: number;
      readonly detail: Detail;
      readonly at: string;
      readonly endId: string;
    }
  | { readonly do: 'cancel'; readonly id: string; readonly detail: Detail; readonly at: string; readonly endId: string }
  /** A settled bet is open again: its win is rolled back. */
  | { readonly do: 'reverse'; readonly id: string; readonly at: string; readonly endId: string }
  | { readonly do: 'delivered'; readonly id: string }
  /** What a compacted journal begins with: bets as they stood, and what demo sessions had left. */
  | { readonly do: 'kept'; readonly bet: BetRecord }
  | { readonly do: 'purse'; readonly sessionId: string; readonly amount: number };
