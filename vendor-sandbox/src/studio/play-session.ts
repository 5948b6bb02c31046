import type { LaunchedPool } from '@marquee/contract/vendor-protocol';

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
  /** Whether the site's licence allows autoplay and turbo play. Absent: it does not. */
  readonly autoplay?: boolean;
  /** The site's jackpot pool with the vendor, as it was at the launch. Absent: the site has none. */
  readonly jackpotPool?: LaunchedPool;
}

/** With the launch token, which never reaches a client. */
export interface StoredSession extends PlaySession {
  readonly token: string;
}
