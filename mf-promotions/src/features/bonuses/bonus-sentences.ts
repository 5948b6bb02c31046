import { formatAmount, parseAmount } from '@marquee/contract/amount';
import { MIN_ODDS } from '@marquee/contract/bonus';
import type { Bonus, BonusContribution } from '@marquee/contract/calls/bonuses';
import type { WageringRequirement } from '@marquee/contract/entities/wagering-requirement';
import type { MinOddsTerms } from '@marquee/contract/promotions/rewards';
import type { Formatters, Translate } from '@marquee/kit';

const WHOLE_BASIS_POINTS = 10_000;
const DAY_HOURS = 24;
const TENTHS = 10n;

/** The terms of a bonus in plain sentences: what happens with the money, what counts, what is not possible. */
export function termsOf(bonus: Bonus, t: Translate, format: Formatters): string[] {
  const { money } = format;
  const { mode, amount, wagering, inSteps, cap, maxStake, contribution, minOdds, excludedGames, lifetimeHours, state } =
    bonus;
  const sentences = [
    t(`bonuses.terms.${mode}`, { amount: money(amount), wagering: money(wagering) }),
    ...(inSteps ? [t('bonuses.terms.inSteps', { part: money(formatAmount(parseAmount(amount) / TENTHS)) })] : []),
    ...(cap === null ? [] : [t('bonuses.terms.cap', { cap: money(cap) })]),
    ...contribution.map((row) => contributionSentence(row, t, format)),
    t(contribution.length > 0 ? 'bonuses.terms.others' : 'bonuses.terms.everything'),
    ...minOddsSentences(minOdds, t, format),
    ...(maxStake === null ? [] : [t('bonuses.terms.maxStake', { stake: money(maxStake) })]),
    ...(excludedGames.length > 0 ? [t('bonuses.terms.excluded', { games: excludedGames.join(', ') })] : []),
  ];
  if (lifetimeHours !== null && state === 'queued') sentences.push(lifetimeSentence(lifetimeHours, t, format));
  if (mode === 'playable') sentences.push(t('bonuses.terms.withdrawal'));
  sentences.push(t(mode === 'merged' ? 'bonuses.terms.kept' : 'bonuses.terms.lost'));
  return sentences;
}

/** How long a bonus has, in days where they are whole. */
export const lifetimeSentence = (hours: number, t: Translate, { number }: Pick<Formatters, 'number'>): string =>
  hours % DAY_HOURS === 0
    ? t('bonuses.terms.days', { count: hours / DAY_HOURS, days: number(hours / DAY_HOURS) })
    : t('bonuses.terms.hours', { count: hours, hours: number(hours) });

/** Below which odds bets do not count: a sentence for each of them, with its types of game. */
export function minOddsSentences(
  minOdds: MinOddsTerms,
  t: Translate,
  { number }: Pick<Formatters, 'number'>,
): string[] {
  return MIN_ODDS.flatMap((step) => {
    const types = minOdds.filter(({ odds }) => odds > 0 && odds === step).map(({ gameType }) => gameType);
    const what = types.map((gameType) => t(`points.games.${gameType}`)).join(', ');
    return types.length === 0 ? [] : [t('bonuses.terms.minOdds', { what, odds: number(step / 100) })];
  });
}

function contributionSentence(row: BonusContribution, t: Translate, { percent }: Formatters): string {
  const what = row.of === 'gameType' ? t(`points.games.${row.gameType}`) : row.name;
  if (row.basisPoints === 0) return t('bonuses.terms.countsNothing', { what });
  return t('bonuses.terms.counts', { what, share: percent(row.basisPoints / WHOLE_BASIS_POINTS) });
}

/** What has to be wagered before play counts for the active bonus; null: nothing. */
export function beforeSentence(
  before: readonly WageringRequirement[],
  t: Translate,
  { money }: Pick<Formatters, 'money'>,
): string | null {
  const sum = before.reduce((total, { remaining }) => total + parseAmount(remaining), 0n);
  return sum === 0n ? null : t('bonuses.before', { amount: money(formatAmount(sum)) });
}
