import { formatAmount } from '@marquee/contract/amount';
import type { LotteryTicketDetail } from '@marquee/contract/calls/lottery-orders';
import { useBrand, useFormat, useFormatLocale } from '@marquee/kit';
import { Money } from '@marquee/ui';
import { useMemo } from 'react';
import styles from './lottery-ticket.module.css';
import { SelectedOutcomes } from './selected-outcomes';
import { ticketLines } from '@marquee/contract/lottery/ticket-lines';
import type { RecordTexts } from './use-record-texts';

/** A ticket can have a thousand lines; nobody reads them in a dialog. */
const LINES_SHOWN = 100;

interface TicketTableProps {
  readonly detail: LotteryTicketDetail;
  readonly texts: RecordTexts;
}

/** The lines of a ticket, each with what it staked and was paid. */
export function TicketTable({ detail, texts }: TicketTableProps) {
  const { t } = texts;
  const lines = useMemo(() => ticketLines(detail), [detail]);
  const { number } = useFormat();
  const { currencySymbol: currency } = useBrand();
  const locale = useFormatLocale();
  const money = (amount: bigint) => <Money amount={formatAmount(amount)} currency={currency} locale={locale} />;
  if (lines.length === 0) return null;
  return (
    <div className={styles.scroll}>
      <table className={styles.lines}>
        <caption className={styles.note}>
          {t('record.lines')}
          {lines.some(({ payout }) => payout !== null) && ` · ${t('record.hitsHint')}`}
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('record.bet')}</th>
            <th scope="col">{t('record.odds')}</th>
            <th scope="col">{t('record.stake')}</th>
            <th scope="col">{t('record.payout')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.slice(0, LINES_SHOWN).map((ticketLine, at) => (
            <tr key={at} data-won={(ticketLine.payout ?? 0n) > 0n || undefined}>
              <th scope="row">
                {texts.kind(ticketLine.line.kind)}
                <SelectedOutcomes line={ticketLine} texts={texts} />
              </th>
              <td>{number(ticketLine.line.odds / 1_000)}</td>
              <td>{money(ticketLine.stake)}</td>
              <td>{ticketLine.payout === null ? '–' : money(ticketLine.payout)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {lines.length > LINES_SHOWN && (
        <p className={styles.note}>
          {t('record.moreLines', {
            count: lines.length - LINES_SHOWN,
            lines: number(lines.length - LINES_SHOWN),
          })}
        </p>
      )}
    </div>
  );
}
