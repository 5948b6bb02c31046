import type { LotteryTicketDetail } from '@marquee/contract/calls/lottery-orders';
import type { LotteryResult } from '@marquee/contract/lottery/result';
import { lotteryRules } from '@marquee/contract/lottery/rules';
import { useBrand, useFormat, useFormatLocale, useMessages } from '@marquee/kit';
import { Money } from '@marquee/ui';
import { LOTTERY_MESSAGES } from '../messages/catalogue';
import { DrawnBalls } from '../room/drawn-balls';
import styles from './lottery-ticket.module.css';
import type { RecordTexts } from './use-record-texts';

interface RevisionsProps {
  readonly detail: LotteryTicketDetail;
  readonly texts: RecordTexts;
}

/** Every result of the issue, where there has been more than one: of prizes those that were corrected. */
export function Revisions({ detail: { revisions, shape }, texts: { t } }: RevisionsProps) {
  const { dateTime } = useFormat();
  const { currencySymbol: currency } = useBrand();
  const locale = useFormatLocale();
  if (revisions.length < 2) return null;
  const corrected = correctedRows(revisions.map(({ result }) => result));
  return (
    <section>
      <h3>{t('record.revisions')}</h3>
      <ol className={styles.revisions}>
        {revisions.map(({ revision, result, confirmedAt, payout }) => (
          <li key={revision}>
            <span>
              <b>{t('record.revision', { revision })}</b> <time dateTime={confirmedAt}>{dateTime(confirmedAt)}</time>
            </span>
            {'balls' in result ? (
              <DrawnBalls balls={result.balls} shape={shape} />
            ) : (
              <CorrectedPrizes shape={shape} prizes={result.prizes} rows={corrected} />
            )}
            <span>
              {t('record.payout')} <Money amount={payout} currency={currency} locale={locale} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface CorrectedPrizesProps extends Pick<LotteryTicketDetail, 'shape'> {
  readonly prizes: readonly (readonly string[])[];
  readonly rows: readonly number[];
}

function CorrectedPrizes({ shape, prizes, rows }: CorrectedPrizesProps) {
  const t = useMessages(LOTTERY_MESSAGES);
  const { form } = lotteryRules(shape);
  if (form.type !== 'prizes') return null;
  return (
    <dl className={styles.corrected}>
      {rows.map((row) => (
        <div key={row}>
          <dt>{t(`official.prize.${form.rows[row]?.code}`)}</dt>
          <dd dir="ltr">{prizes[row]?.join(' ')}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Prize rows in which results differ. */
function correctedRows(results: readonly LotteryResult[]): readonly number[] {
  const [first] = results;
  if (!first || !('prizes' in first)) return [];
  return first.prizes.flatMap((numbers, row) =>
    results.some((result) => 'prizes' in result && result.prizes[row]?.join() !== numbers.join()) ? [row] : [],
  );
}
