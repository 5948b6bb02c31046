/** Odds in hundredths: those that return the stake, and the most that is kept. */
const EVEN_RETURN = 100;
const MOST_ODDS = 1_000_000_000;

/**
 * Odds as a bet keeps them. A bet that loses whatever happens has even odds: `bet.odds` knows none below, and no term of a bonus asks
 * for less.
 * @param odds hundredths, positive
 */
export const keptOdds = (odds: number): number => Math.min(Math.max(Math.floor(odds), EVEN_RETURN), MOST_ODDS);
