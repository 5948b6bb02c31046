import { GAME_TYPES_WITH_ODDS, MIN_ODDS } from '@marquee/contract/bonus';
import { DEFAULT_MIN_ODDS_TERMS, type MinOddsTerms } from '@marquee/contract/promotions/rewards';

type GameTypeWithOdds = (typeof GAME_TYPES_WITH_ODDS)[number];

/** Minimum odds of a form by type of game: hundredths as text, `0` where every bet counts. */
export type MinOddsValues = Readonly<Record<GameTypeWithOdds, string>>;

const valuesOf = (read: (gameType: GameTypeWithOdds) => number): MinOddsValues =>
  Object.fromEntries(GAME_TYPES_WITH_ODDS.map((gameType) => [gameType, String(read(gameType))])) as MinOddsValues;

export const minOddsValuesOf = (terms: MinOddsTerms = []): MinOddsValues =>
  valuesOf((wanted) => terms.find(({ gameType }) => gameType === wanted)?.odds ?? 0);

/** What new terms begin with. */
export const DEFAULT_MIN_ODDS_VALUES = minOddsValuesOf(DEFAULT_MIN_ODDS_TERMS);

export const minOddsTermsOf = (values: MinOddsValues): MinOddsTerms =>
  GAME_TYPES_WITH_ODDS.flatMap((gameType) => {
    const odds = MIN_ODDS.find((step) => step > 0 && String(step) === values[gameType]);
    return odds === undefined ? [] : [{ gameType, odds }];
  });
