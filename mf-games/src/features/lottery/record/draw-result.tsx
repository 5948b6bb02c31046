import type { LotteryTicketDetail } from '@marquee/contract/calls/lottery-orders';
import { prizeHits } from '@marquee/contract/lottery/prize-hits';
import type { PrizeResult } from '@marquee/contract/lottery/result';
import { lotteryRules } from '@marquee/contract/lottery/rules';
import { useFormat } from '@marquee/kit';
import { Badge } from '@marquee/ui';
import { ShieldCheck } from '@marquee/ui/icons';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { fairnessAddress } from '../fairness/fairness-address';
import { VoidReason } from '../fairness/void-reason';
import { DrawnPrizes } from '../results/drawn-prizes';
import { DrawnBalls } from '../room/drawn-balls';
import styles from './lottery-ticket.module.css';
import { ticketLines } from '@marquee/contract/lottery/ticket-lines';
import type { RecordTexts } from './use-record-texts';

interface DrawResultProps {
  readonly detail: LotteryTicketDetail;
  readonly texts: RecordTexts;
}

/** The result that counts: balls with the way to check them, or all prizes with the ticket's hits marked. */
export function DrawResult({ detail, texts: { t, issue } }: DrawResultProps) {
  const { dateTime } = useFormat();
  const { drawsAt, voidReason, revisions, shape, ownDraw, ticket } = detail;
  const last = revisions.at(-1);
  return (
    <div className={styles.result}>
      <h3>
        {t('record.result')}
        <small>
          <bdi>{issue}</bdi> · <time dateTime={drawsAt}>{dateTime(drawsAt)}</time>
        </small>
      </h3>
      {voidReason !== null && <VoidReason reason={voidReason} />}
      {voidReason === null && !last && <p className={styles.note}>{t('record.pending')}</p>}
      {voidReason === null && last && (
        <>
          {'balls' in last.result ? (
            <DrawnBalls balls={last.result.balls} shape={shape} />
          ) : (
            <Prizes detail={detail} result={last.result} />
          )}
          {last.revision > 1 && <Badge tone="warning">{t('record.corrected')}</Badge>}
          {last.simulated && <Badge tone="neutral">{t('record.simulated')}</Badge>}
        </>
      )}
      {ownDraw && (voidReason !== null || last) && (
        <Link className={styles.check} to={fairnessAddress(ticket)}>
          <ShieldCheck aria-hidden="true" />
          {t('fairness.check')}
        </Link>
      )}
    </div>
  );
}

function Prizes({ detail, result }: { readonly detail: LotteryTicketDetail; readonly result: PrizeResult }) {
  const hits = useMemo(() => hitsOf(detail, result), [detail, result]);
  const { ticket, shape, drawsAt } = detail;
  return (
    <div className={styles.prizes}>
      <DrawnPrizes result={result} shape={shape} issue={ticket.issue} drawsAt={drawsAt} hits={hits} />
    </div>
  );
}

/** None on a ticket whose stake went back. */
const hitsOf = (detail: LotteryTicketDetail, result: PrizeResult) =>
  prizeHits(
    lotteryRules(detail.shape),
    detail.ticket.status === 'returned' ? [] : ticketLines(detail).map(({ line }) => line),
    result,
  );
