import type { Player } from './player';

/** What the launch module tells the engine of a launch token, as any vendor is told when a game is opened. */
export interface LaunchedPlayer extends Player {
  readonly currencySymbol: string;
  readonly brandCode: string;
  /** Whether the brand's jurisdiction allows rounds that follow one another by themselves. */
  readonly autoBet: boolean;
  /** Where the player came from, to return to. */
  readonly lobbyUrl: string;
}

export interface LaunchedPlayers {
  /** Null when the token is unknown, ended, or for a game of another vendor. */
  byToken(token: string): Promise<LaunchedPlayer | null>;
  /** The same from a short memory, for stakes: the wallet asks for the session itself. */
  recentByToken(token: string): Promise<LaunchedPlayer | null>;
}
