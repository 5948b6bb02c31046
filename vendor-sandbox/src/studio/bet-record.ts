import type { FreeBetsLeft } from './free-bets';
import type { JackpotPool } from './jackpot-pool';
import type { StoredSession } from './play-session';

/**
 * What a person needs to read a round, and nothing secret: cards, reels, odds, score. JSON, stored with the bet and sent to the wallet
 * as `meta`. Each kind of game has a shape of its own (`kinds/round-details.ts`) and reads it by its schema.
 */
export type Detail = object;

/**
 * asked: the wallet has not answered yet; open: the stake is taken; refused: it was not; settled: paid, or lost with a
 * payout of 0; cancelled: the stake is refunded. These names and those of the fields below are stored in journals.
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
  /** The part of the stake that goes to the jackpot pool of the session. */
  readonly contribution?: number;
  /** What the bet won from that pool; part of its payout. */
  readonly jackpotWin?: number;
  readonly at: string;
  readonly detail: Detail;
  readonly state: BetState;
  readonly payout: number;
  /** Why it was refused. */
  readonly reason: string | null;
  /** The player's balance after the bet, from the wallet's answer. */
  readonly balance: number | null;
  readonly endedAt: string | null;
  /** Transactions that close the bet, in order. More than one after a correction. */
  readonly ends: readonly BetEnding[];
  /** How many of the ends the wallet has accepted. */
  readonly taken: number;
}

/** A win, the rollback of a win that was wrong, or the rollback of the stake. */
export interface BetEnding {
  readonly id: string;
  readonly kind: 'win' | 'rollback';
  /** The bet; for the rollback of a win, the win. */
  readonly of: string;
  /** Of a win. */
  readonly amount: number;
  readonly at: string;
}

export interface NewBet {
  /** The client's own id of its intent, 8 to 64 of letters, digits, `_`, `-`: repeating it is harmless. */
  readonly id: string;
  readonly round: string;
  /** Integer, 1/100,000 of the currency unit. */
  readonly stake: number;
  /** Selection and odds. */
  readonly detail: Detail;
  /** The reward whose free bet this is. */
  readonly rewardId?: string | undefined;
  /** The part of the stake that goes to the jackpot pool of the session. */
  readonly contribution?: number;
}

export type BetAnswer =
  | { readonly accepted: true; readonly balance: number }
  /** `reason`: `not_enough_money`, `limit_reached`, `session_ended`, `player_blocked`, `wallet_unreachable` or `refused`. */
  | { readonly accepted: false; readonly reason: string; readonly balance: number | null };

export interface BetEnd {
  /** Stake included; 0 is a loss. */
  readonly payout: number;
  /** `valid_bet` in it is what counts as turnover (0 for a push, half the stake for a half win); without it the stake does. */
  readonly detail: Detail;
}

/** Whether the wallet has accepted all transactions of a bet. */
export const isDelivered = ({ ends, taken }: BetRecord): boolean => taken === ends.length;

/** Payouts of a bet that were reversed. */
export const reversedPayouts = ({ ends }: BetRecord): number[] =>
  ends.filter(({ id }) => ends.some(({ of }) => of === id)).map(({ amount }) => amount);

export type StudioEntry =
  | { readonly do: 'session'; readonly session: StoredSession }
  | { readonly do: 'reward'; readonly reward: FreeBetsLeft }
  | {
      readonly do: 'bet';
      readonly bet: Pick<
        BetRecord,
        'id' | 'kind' | 'sessionId' | 'round' | 'stake' | 'rewardId' | 'contribution' | 'at' | 'detail'
      >;
    }
  | { readonly do: 'taken'; readonly id: string; readonly balance: number }
  | { readonly do: 'refused'; readonly id: string; readonly reason: string; readonly balance: number | null }
  | { readonly do: 'note'; readonly id: string; readonly detail: Detail }
  /** An open bet has won this from the jackpot pool of its session. */
  | { readonly do: 'hit'; readonly id: string; readonly amount: number }
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
  /** The first entries of a compacted journal: bets, balances of demo sessions, jackpot pools. */
  | { readonly do: 'kept'; readonly bet: BetRecord }
  | { readonly do: 'purse'; readonly sessionId: string; readonly amount: number }
  | { readonly do: 'pool'; readonly pool: JackpotPool };
