import type { Player } from './player';

/** The player behind a launch token, as the launch module describes it to a vendor when a game is opened. */
export interface LaunchedPlayer extends Player {
  readonly currencySymbol: string;
  readonly brandCode: string;
  /** Whether the brand's jurisdiction allows automatic series of rounds. */
  readonly autoBet: boolean;
  /** Return address of the player. */
  readonly lobbyUrl: string;
}

export interface LaunchedPlayers {
  /** Null when the token is unknown, ended, or for a game of another vendor. */
  byToken(token: string): Promise<LaunchedPlayer | null>;
  /** The same with a short cache, for stakes: the wallet checks the session itself. */
  recentByToken(token: string): Promise<LaunchedPlayer | null>;
}
