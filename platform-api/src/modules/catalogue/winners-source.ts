/** A large win, as the betting module knows it. */
export interface TopWin {
  /** As others may see the player. */
  readonly customerName: string;
  readonly winUnits: bigint;
  readonly currency: string;
  readonly gameId: number;
  readonly wonAt: Date;
}

/** Where the winners board gets its entries: betting, given at composition. */
export interface WinnersSource {
  topWinners(brandId: number, limit: number): Promise<readonly TopWin[]>;
}
