import type { LotteryTicketDetail } from '@marquee/contract/calls/lottery-orders';
import { lotteryRules } from '@marquee/contract/lottery/rules';
import { type SlotFillerProps, useBrand, useCatalogue, useFormat, useFormatLocale, useMessages } from '@marquee/kit';
import { Badge, Money, Skeleton } from '@marquee/ui';
import { LOTTERY_MESSAGES, lotteryCatalogues } from '../messages/catalogue';
import { DrawnBalls } from '../room/drawn-balls';
import styles from './lottery-ticket.module.css';
import { TicketTable } from './ticket-table';

type Props = SlotFillerProps<'records.lottery-ticket'>;

/** Slot `records.lottery-ticket`: the result of a ticket's issue, and its lines with the drawn numbers marked. */
export default function LotteryTicketSlot({ ticket }: Partial<Props>) {
  const hasBetTexts = useCatalogue(LOTTERY_MESSAGES, lotteryCatalogues);
  if (!ticket) return null;
  if (!hasBetTexts) return <Skeleton shape="block" height="20rem" />;
  return (
    <section className={styles.ticket}>
      <DrawResult ticket={ticket} />
      <TicketTable detail={ticket} rules={lotteryRules(ticket.shape)} />
      <Revisions ticket={ticket} />
    </section>
  );
}

function DrawResult({ ticket: { ticket, station, drawsAt, voidReason, revisions, shape } }: Props) {
  const t = useMessages(LOTTERY_MESSAGES);
  const { dateTime } = useFormat();
  const last = revisions.at(-1);
  return (
    <div className={styles.result}>
      <h3>
        {t('record.result')}
        <small>
          {t('record.issue', { issue: ticket.issue })} · {station && `${station} · `}
          {dateTime(drawsAt)}
        </small>
      </h3>
      {voidReason !== null ? (
        <Badge tone="warning">{t('record.void')}</Badge>
      ) : last ? (
        <>
          <Numbers result={last.result} shape={shape} />
          {last.revision > 1 && <Badge tone="warning">{t('record.corrected')}</Badge>}
          {last.simulated && <Badge tone="neutral">{t('record.simulated')}</Badge>}
        </>
      ) : (
        <p className={styles.note}>{t('record.pending')}</p>
      )}
    </div>
  );
}

type Revision = LotteryTicketDetail['revisions'][number];

function Numbers({ result, shape }: Pick<Revision, 'result'> & Pick<LotteryTicketDetail, 'shape'>) {
  if ('balls' in result) return <DrawnBalls balls={result.balls} shape={shape} />;
  return (
    <ol className={styles.prizes} dir="ltr">
      {result.prizes.map((numbers, row) => (
        <li key={row}>{numbers.join(' ')}</li>
      ))}
    </ol>
  );
}

/** Every result of the issue, where there has been more than one. */
function Revisions({ ticket: { revisions, shape } }: Props) {
  const t = useMessages(LOTTERY_MESSAGES);
  const { dateTime } = useFormat();
  const { currencySymbol: currency } = useBrand();
  const locale = useFormatLocale();
  if (revisions.length < 2) return null;
  return (
    <section>
      <h3>{t('record.revisions')}</h3>
      <ol className={styles.revisions}>
        {revisions.map(({ revision, result, confirmedAt, payout }) => (
          <li key={revision}>
            <span>
              <b>{t('record.revision', { revision })}</b> <time dateTime={confirmedAt}>{dateTime(confirmedAt)}</time>
            </span>
            <Numbers result={result} shape={shape} />
            <span>
              {t('record.payout')} <Money amount={payout} currency={currency} locale={locale} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
