import type { CallValue } from '@marquee/contract/calls/index';
import { useBrand, useFormat, useLanguage, useMessages } from '@marquee/kit';
import { Money } from '@marquee/ui';
import { RecordTotals } from '@marquee/ui/record';

const AMOUNTS = ['turnover', 'validBet', 'payout', 'net'] as const;

/** What the whole line bet, not just the page of the table. */
export function TeamBettingTotals({
  totals,
}: {
  readonly totals: CallValue<'agent.teamBetting'>['totals'] | undefined;
}) {
  const t = useMessages('agent');
  const { number } = useFormat();
  const { currencySymbol: currency } = useBrand();
  const locale = useLanguage();
  const result = { signed: true, tone: 'result' } as const;
  const amounts = AMOUNTS.map((part) => ({
    id: part,
    label: t(`betting.${part}`),
    value: totals && (
      <Money amount={totals[part]} currency={currency} locale={locale} size="lg" {...(part === 'net' && result)} />
    ),
  }));
  const bets = { id: 'bets', label: t('betting.bets'), value: totals && number(totals.bets) };
  return <RecordTotals totals={[bets, ...amounts]} />;
}
