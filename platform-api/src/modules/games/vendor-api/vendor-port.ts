export interface VendorGameUrlRequest {
  readonly gameCode: string;
  /** Launch token. */
  readonly token: string;
  readonly language: string;
  readonly mode: 'real' | 'demo';
  /** Null for demo play, which has no user and makes no wallet calls. */
  readonly user: string | null;
  /** `XXX` for demo play. */
  readonly currency: string;
  /** Code of the member's brand, for the platform's own games. */
  readonly brand: string;
  /** The player's current page on the site, whose origin may frame the game. */
  readonly lobbyUrl: string;
  /** Whether the brand's jurisdiction allows autoplay. */
  readonly autoplay: boolean;
  /** The brand's jackpot pool with the vendor, in ledger units. Null for none, and for demo play. */
  readonly jackpotPool: { readonly id: number; readonly seed: bigint; readonly balance: bigint } | null;
}

/** A transaction in the vendor's records. */
export interface VendorTransaction {
  /** The vendor's id of it: the ledger's key. */
  readonly id: string;
  readonly kind: 'bet' | 'win' | 'rollback';
  /** A win's bet, or the reversed transaction of a rollback. */
  readonly reference: string | null;
  readonly user: string;
  readonly round: string;
  /** Ledger units; null for a rollback. */
  readonly amount: bigint | null;
  readonly at: Date;
}

/** A round in the vendor's records. */
export interface VendorRound {
  readonly state: 'open' | 'finished' | 'cancelled';
  /** Ledger units, of all wins of the member in the round. */
  readonly payout: bigint;
}

/** A grant of free rounds, played as free bets of this reward. */
export interface FreeBetReward {
  readonly rewardId: string;
  readonly user: string;
  readonly currency: string;
  readonly gameCode: string;
  readonly bets: number;
  /** Ledger units of each bet. */
  readonly betValue: bigint;
  readonly endsAt: Date;
}

/** A round whose result the vendor was asked to send again. */
export type Resumed = 'resent' | 'waits_for_player' | 'unknown';

/** Why a vendor's game list is unavailable. */
export class VendorListFault extends Error {
  constructor(
    readonly fault: 'unreachable' | 'too_large' | 'malformed',
    cause?: unknown,
  ) {
    super(`the vendor's list of games is ${fault}`, { cause });
  }
}

/** The vendor understood and refused. Any other failure leaves the outcome unknown. */
export class VendorRefused extends Error {
  /** @param code the vendor's own */
  constructor(readonly code: string) {
    super(`the vendor refused: ${code}`);
  }
}

/**
 * The requests to a vendor.
 * @throws Error when the vendor does not answer, or not as agreed
 */
export interface VendorPort {
  gameUrl(request: VendorGameUrlRequest): Promise<string>;
  /**
   * The vendor's list, row by row without validation. Only for vendors that publish one.
   * @param onBytes called with the received size
   * @throws VendorListFault
   */
  readonly gameList?: (onBytes: (received: number) => void) => Promise<readonly unknown[]>;
  /** The round of a bet, null when the vendor has none. */
  round(betId: string, user: string): Promise<VendorRound | null>;
  /** A page that shows the round of a bet, valid for minutes. Only where rounds have pages. */
  readonly roundUrl?: (betId: string, user: string, language: string) => Promise<string>;
  /** Everything from `from` (inclusive) to `to` (exclusive), by the vendor's clock. */
  transactions(from: Date, to: Date): Promise<VendorTransaction[]>;
  /**
   * Granting the same reward again has no effect.
   * @throws VendorRefused
   */
  grantFreeBets(reward: FreeBetReward): Promise<void>;
  /** Only where rounds can be resumed: such rounds are never refunded from outside. */
  readonly resume?: (betId: string, user: string) => Promise<Resumed>;
}
