import type { GameType } from '@marquee/contract/constants';
import type { BrandRef, MemberRef } from '../../platform/http/visitor';
import type { BrandProfile } from '../plan/brand-profiles';

/** A game that the demo history plays. */
export interface DemoGame {
  readonly id: number;
  readonly code: string;
  readonly type: GameType;
  readonly name: string;
  readonly vendorId: number;
  readonly vendorCode: string;
  readonly vendorName: string;
  /** Played from a wallet of its own at the vendor. */
  readonly hasOwnWallet: boolean;
  /** The jackpot pool that its bets contribute to. */
  readonly poolId: number | null;
}

/** A deposit channel of a payment provider; its terms as cashier/terms.ts has them. */
export interface DemoChannel {
  readonly id: number;
  readonly code: string;
  readonly names: Readonly<Record<string, string>>;
  /** Ledger units. */
  readonly minimum: bigint;
  readonly maximum: bigint;
  readonly feeBasisPoints: number;
  readonly feeFixed: bigint;
  readonly feeBearer: 'brand' | 'member';
  readonly wageringPercent: number;
}

/** A member while the history is written. */
export interface DemoMember {
  readonly ref: MemberRef;
  readonly walletUser: string;
  readonly language: string;
  readonly isAgent: boolean;
  readonly uplineId: bigint | null;
  readonly joinedAt: Date;
  readonly activity: number;
  /** Ledger units. */
  readonly usualStake: number;
  readonly payeeName: string;
  readonly cashAccount: bigint;
  /** Cash, ledger units. */
  balance: number;
  /** Types of games that the member likes. */
  readonly gameTypes: readonly GameType[];
}

/** A brand with all that its history needs. */
export interface DemoBrand {
  readonly ref: BrandRef;
  readonly profile: BrandProfile;
  readonly games: ReadonlyMap<GameType, readonly DemoGame[]>;
  readonly channels: readonly DemoChannel[];
  readonly members: readonly DemoMember[];
}
