import { KENO_MAX_PICKS, KENO_NUMBERS } from '@marquee/contract/fairness/keno';

/** Fills the picks up to ten at random. All numbers are equally likely, so this randomness need not be provable. */
export function fillPicks(picks: readonly number[], random: () => number = Math.random): readonly number[] {
  const unpicked = Array.from({ length: KENO_NUMBERS }, (_, index) => index + 1).filter(
    (number) => !picks.includes(number),
  );
  const newPicks = Array.from({ length: KENO_MAX_PICKS - picks.length }, () =>
    unpicked.splice(Math.floor(random() * unpicked.length), 1),
  );
  return [...picks, ...newPicks.flat()];
}
