/** The odds at which a player ended a round: what it paid by the stake, hundredths; undefined of a lost one, which could still have grown. */
export const oddsTaken = (stake: bigint, payout: bigint): number | undefined =>
  payout > 0n ? Number((payout * 100n) / stake) : undefined;
