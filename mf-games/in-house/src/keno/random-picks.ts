import { KENO_MAX_PICKS, KENO_NUMBERS } from '@marquee/contract/fairness/keno';

/** Fills the picks up to ten; which numbers somebody picks decides nothing. */
export function filledPicks(picks: readonly number[], random: () => number = Math.random): readonly number[] {
  const free = Array.from({ length: KENO_NUMBERS }, (_, index) => index + 1).filter((one) => !picks.includes(one));
  const added = Array.from({ length: KENO_MAX_PICKS - picks.length }, () =>
    free.splice(Math.floor(random() * free.length), 1),
  );
  return [...picks, ...added.flat()];
}
