import type { PrizeVersion } from '@marquee/contract/calls/prizes-admin';
import { formatLocale } from '@marquee/contract/languages';
import { numberFormat } from '@marquee/contract/number-format';
import type { PrizeReward } from '@marquee/contract/prizes/reward';
import type { PrizeTerms } from '@marquee/contract/prizes/terms';
import { prizeChances } from '@marquee/contract/prizes/wheel-draw';
import { useLanguage, useMessages } from '@marquee/kit/i18n/use-messages';
import type { Column } from '@marquee/ui/table';
import { useRewardText } from './use-reward-text';

const PERCENT = { style: 'percent', maximumFractionDigits: 2 } as const;

/** A row of a calendar, a wheel or a raffle. */
interface TermRow {
  readonly place: number;
  readonly name: string;
  readonly reward: PrizeReward;
  readonly chance: number | null;
  readonly left: number | null;
}

function rowsOf(terms: PrizeTerms, taken: PrizeVersion['taken'], nameOfDay: (place: number) => string): TermRow[] {
  const none = { chance: null, left: null };
  switch (terms.kind) {
    case 'check-in':
      return terms.days.map((reward, index) => ({ place: index + 1, name: nameOfDay(index + 1), reward, ...none }));
    case 'wheel': {
      const leftOf = (prizeId: string, stock: number | null) => (stock === null ? null : stock - (taken[prizeId] ?? 0));
      const gone = new Set(
        terms.prizes.flatMap(({ prizeId, stock }) => (leftOf(prizeId, stock) === 0 ? [prizeId] : [])),
      );
      const chances = prizeChances(terms.prizes, terms.fallback, (prizeId) => gone.has(prizeId));
      return terms.prizes.map(({ prizeId, names, reward, stock }, index) => ({
        place: index + 1,
        name: names['en'] ?? prizeId,
        reward,
        chance: chances.get(prizeId) ?? 0,
        left: leftOf(prizeId, stock),
      }));
    }
    case 'raffle':
      return terms.prizes.map(({ reward, places }, index) => ({
        place: index + 1,
        name: `× ${places}`,
        reward,
        ...none,
      }));
    case 'envelope':
      return [];
  }
}

/** The table of a version. */
export function useTermRows({ terms, taken, currency }: PrizeVersion) {
  const t = useMessages('console');
  const locale = formatLocale(useLanguage());
  const [number, percent] = [numberFormat(locale), numberFormat(locale, PERCENT)];
  const rewardText = useRewardText(currency);
  const rows = rowsOf(terms, taken, (place) => t('prizes.day', { number: number.format(place) }));
  const columns: Column<TermRow>[] = [
    { id: 'name', header: t('prizes.prize'), rowHeader: true, cell: ({ name }) => <span dir="auto">{name}</span> },
    { id: 'reward', header: t('prizes.gives'), cell: ({ reward }) => <bdi>{rewardText(reward)}</bdi> },
  ];
  if (terms.kind === 'wheel')
    columns.push(
      {
        id: 'chance',
        header: t('prizes.chance'),
        align: 'end',
        cell: ({ chance }) => percent.format(chance ?? 0),
      },
      {
        id: 'left',
        header: t('prizes.left'),
        align: 'end',
        cell: ({ left }) => (left === null ? t('prizes.anyNumber') : number.format(left)),
      },
    );
  return { rows, columns };
}
