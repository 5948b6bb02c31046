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
  /** Page of the site that the player comes from, whose origin may frame the game. */
  readonly lobbyUrl: string;
}

/** A transaction as the vendor remembers it. */
export interface VendorTransaction {
  /** The vendor's id of it: our key. */
  readonly id: string;
  readonly kind: 'bet' | 'win' | 'rollback';
  /** A win's bet, or what a rollback reverses. */
  readonly reference: string | null;
  readonly user: string;
  readonly round: string;
  /** Ledger units; null for a rollback. */
  readonly amount: bigint | null;
  readonly at: Date;
}

/** What the vendor knows of a round. */
export interface VendorRound {
  readonly state: 'open' | 'finished' | 'cancelled';
  /** Ledger units, of all wins of the member in the round. */
  readonly payout: bigint;
}

/** Free rounds as a present: the vendor plays them as free bets of this reward. */
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

/** A round of which the vendor was asked to send the result again. */
export type Resumed = 'resent' | 'waits_for_player' | 'unknown';

/** Why there is no list of a vendor's games. */
export class VendorListFault extends Error {
  constructor(
    readonly fault: 'unreachable' | 'too_large' | 'malformed',
    cause?: unknown,
  ) {
    super(`the vendor's list of games is ${fault}`, { cause });
  }
}

/** The vendor has understood, and will not. What failed any other way may have been heard. */
export class VendorRefused extends Error {
  /** @param code the vendor's own */
  constructor(readonly code: string) {
    super(`the vendor refused: ${code}`);
  }
}

/** What we ask of a vendor. @throws Error when the vendor does not answer, or not as agreed */
export interface VendorPort {
  gameUrl(request: VendorGameUrlRequest): Promise<string>;
  /**
   * The vendor's list, row by row as it was sent: nothing in it is checked. Only where an outside vendor publishes one.
   * @param onBytes told how much has arrived
   * @throws VendorListFault
   */
  readonly gameList?: (onBytes: (received: number) => void) => Promise<readonly unknown[]>;
  /** The round of a bet, null when the vendor knows none. */
  round(betId: string, user: string): Promise<VendorRound | null>;
  /** A page for people that shows the round of a bet, good for minutes. Only where rounds have pages. */
  readonly roundUrl?: (betId: string, user: string, language: string) => Promise<string>;
  /** Everything from `from` (inclusive) to `to` (exclusive), by the vendor's clock. */
  transactions(from: Date, to: Date): Promise<VendorTransaction[]>;
  /** The same reward again is granted once. @throws VendorRefused */
  grantFreeBets(reward: FreeBetReward): Promise<void>;
  /** Only where rounds can be taken up again: then they are never refunded from outside. */
  readonly resume?: (betId: string, user: string) => Promise<Resumed>;
}
