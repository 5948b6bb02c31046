/** A past game for display in records. */
export interface RecordedGame {
  readonly name: string;
  readonly vendorCode: string;
}

/** Source of game names in records; injected at composition. */
export interface RecordedGames {
  recorded(gameId: number, language: string): Promise<RecordedGame>;
}
