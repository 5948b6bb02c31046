import type { CallValue } from '@marquee/contract/calls/index';
import { useBrand, useFormat, useFormatLocale, useMessages } from '@marquee/kit';
import { RecordTotals } from '@marquee/ui/record';

const AMOUNTS = ['turnover', 'validBet', 'payout', 'net'] as const;

/** Totals of the whole line, not just the page. */
export function TeamBettingTotals({
  totals,
}: {
  readonly totals: CallValue<'agent.teamBetting'>['totals'] | undefined;
}) {
  const t = useMessages('agent');
  const { number } = useFormat();
  const { currencySymbol: currency } = useBrand();
  const bets = { id: 'bets', label: t('betting.bets'), figure: totals && number(totals.bets) };
  const amounts = AMOUNTS.map((id) => ({
    id,
    label: t(`betting.${id}`),
    amount: totals?.[id],
    result: id === 'net',
  }));
  return <RecordTotals totals={[bets, ...amounts]} currency={currency} locale={useFormatLocale()} />;
}
