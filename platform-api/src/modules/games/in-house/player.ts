import type { InHouseCode } from '@marquee/contract/in-house';

/** A player: a member identified by wallet id, or a demo session. */
export interface Player {
  /** Wallet user, or `demo:<session>`. */
  readonly key: string;
  readonly sessionId: bigint;
  /** The launch token, which wallet calls must carry. */
  readonly token: string;
  readonly game: InHouseCode;
  readonly demo: boolean;
  readonly currency: string;
  readonly brandId: number;
  /** Masked, for other players. */
  readonly name: string;
}
