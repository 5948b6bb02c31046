/** A game of the past as records name it. */
export interface RecordedGame {
  readonly name: string;
  readonly vendorCode: string;
}

/** Where records get the names of games; given at composition. */
export interface RecordedGames {
  recorded(gameId: number, language: string): Promise<RecordedGame>;
}
