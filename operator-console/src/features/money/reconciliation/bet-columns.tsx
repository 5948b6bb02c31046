import type { Translate } from '@marquee/kit/i18n/use-messages';
import { Money } from '@marquee/ui';
import type { Column } from '@marquee/ui/table';

/** A bet that an operator has to decide on. */
interface ReviewedBet {
  readonly vendor: string;
  readonly brand: string;
  readonly member: string;
  readonly stake: string;
  readonly currency: string;
}

/** Whose bet it is, and its stake. @param locale of the amounts */
export const betColumns = (t: Translate, locale: string): ReadonlyArray<Column<ReviewedBet>> => [
  { id: 'vendor', header: t('reconciliation.vendor'), cell: ({ vendor }) => vendor },
  { id: 'brand', header: t('remotes.brand'), cell: ({ brand }) => brand },
  { id: 'member', header: t('withdrawals.member'), cell: ({ member }) => <bdi>{member}</bdi> },
  {
    id: 'stake',
    header: t('reconciliation.stake'),
    align: 'end',
    cell: ({ stake, currency }) => <Money amount={stake} currency={currency} locale={locale} />,
  },
];
