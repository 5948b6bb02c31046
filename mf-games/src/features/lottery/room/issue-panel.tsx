import type { OpenedDraw } from '@marquee/contract/calls/lottery-results';
import type { LotteryShape } from '@marquee/contract/lottery/shape';
import { useMessages } from '@marquee/kit';
import { Skeleton } from '@marquee/ui';
import { Countdown } from '@marquee/ui/countdown';
import { LOTTERY_MESSAGES } from '../messages/catalogue';
import { useTimeLabels } from './use-time-labels';
import { DrawnBalls } from './drawn-balls';
import styles from './issue-panel.module.css';
import type { Room } from './use-room';

const LAST_RESULTS = 5;

interface IssuePanelProps {
  readonly shape: LotteryShape;
  readonly room: Room;
}

/** The issue that takes bets with its countdown, the latest draw, and the four before it. */
export function IssuePanel({ shape, room }: IssuePanelProps) {
  const t = useMessages(LOTTERY_MESSAGES);
  const { current, results, awaitedIssue, onClosed, skewMs } = room;
  const [latest, ...earlier] = results.slice(0, LAST_RESULTS);
  const labels = useTimeLabels();
  return (
    <section className={styles.panel} aria-label={t('issue.title')}>
      <div className={styles.issue}>
        <p className={styles.label}>{t('issue.closesIn', { issue: current?.issue ?? '…' })}</p>
        <p className={styles.countdown}>
          {current ? (
            <Countdown
              key={current.issue}
              until={Date.parse(current.closesAt)}
              skewMs={skewMs}
              labels={labels}
              appearance="text"
              onEnd={onClosed}
            />
          ) : (
            <Skeleton width="5ch" />
          )}
        </p>
        <p className={styles.awaited} role="status">
          {awaitedIssue && t('issue.drawing', { issue: awaitedIssue })}
        </p>
      </div>
      <div className={styles.latest}>
        {latest && <Result key={latest.issue} draw={latest} shape={shape} skewMs={skewMs} isLatest />}
      </div>
      <ol className={styles.earlier} aria-label={t('issue.earlier')}>
        {earlier.map((draw) => (
          <li key={draw.issue}>
            <Result draw={draw} shape={shape} skewMs={skewMs} />
          </li>
        ))}
      </ol>
    </section>
  );
}

interface ResultProps {
  readonly draw: OpenedDraw;
  readonly shape: LotteryShape;
  readonly skewMs: number;
  readonly isLatest?: boolean;
}

function Result({ draw: { issue, result, drawsAt, corrected }, shape, skewMs, isLatest = false }: ResultProps) {
  const t = useMessages(LOTTERY_MESSAGES);
  return (
    <div className={styles.result}>
      <span className={styles.resultIssue}>
        {issue}
        {corrected && <span className={styles.corrected}>{t('issue.corrected')}</span>}
      </span>
      {result && 'balls' in result ? (
        <DrawnBalls
          balls={result.balls}
          shape={shape}
          dropsFrom={isLatest ? drawsAt : null}
          skewMs={skewMs}
          size={isLatest ? 'lg' : 'sm'}
        />
      ) : (
        <span className={styles.void}>{t('issue.void')}</span>
      )}
    </div>
  );
}
