import type { LotteryMenuEntry, OpenedDraw } from '@marquee/contract/calls/lottery-results';
import { useMessages } from '@marquee/kit';
import { Skeleton } from '@marquee/ui';
import { Countdown } from '@marquee/ui/countdown';
import { LOTTERY_MESSAGES } from '../messages/catalogue';
import { ShieldCheck } from '@marquee/ui/icons';
import { Link } from 'react-router-dom';
import { fairnessAddress } from '../fairness/fairness-address';
import { useIssueName } from '../results/use-issue-name';
import { DrawnBalls } from './drawn-balls';
import styles from './issue-panel.module.css';
import type { Room } from './use-room';
import { useTimeLabels } from './use-time-labels';

const LAST_RESULTS = 5;

interface IssuePanelProps {
  readonly game: Pick<LotteryMenuEntry, 'area' | 'gameCode' | 'shape'>;
  readonly room: Room;
}

/** The issue that takes bets with its countdown, the latest draw, and the four before it. */
export function IssuePanel({ game, room }: IssuePanelProps) {
  const t = useMessages(LOTTERY_MESSAGES);
  const { current, results, awaitedIssue, onClosed, skewMs } = room;
  const [latest, ...earlier] = results.slice(0, LAST_RESULTS);
  const labels = useTimeLabels();
  const issueName = useIssueName();
  const nameOf = (issue: string) => issueName({ gameCode: game.gameCode, issue });
  return (
    <section className={styles.panel} aria-label={t('issue.title')}>
      <div className={styles.issue}>
        <p className={styles.label}>{t('issue.closesIn', { issue: current ? nameOf(current.issue) : '…' })}</p>
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
          {awaitedIssue && t('issue.drawing', { issue: nameOf(awaitedIssue) })}
        </p>
      </div>
      <div className={styles.latest}>
        {latest && <Result key={latest.issue} draw={latest} game={game} skewMs={skewMs} isLatest />}
      </div>
      <ol className={styles.earlier} aria-label={t('issue.earlier')}>
        {earlier.map((draw) => (
          <li key={draw.issue}>
            <Result draw={draw} game={game} skewMs={skewMs} />
          </li>
        ))}
      </ol>
    </section>
  );
}

interface ResultProps {
  readonly draw: OpenedDraw;
  readonly game: IssuePanelProps['game'];
  readonly skewMs: number;
  readonly isLatest?: boolean;
}

function Result({
  draw: { gameCode, issue, result, drawsAt, corrected, simulated },
  game: { area, shape },
  skewMs,
  isLatest = false,
}: ResultProps) {
  const t = useMessages(LOTTERY_MESSAGES);
  const name = useIssueName()({ gameCode, issue });
  return (
    <div className={styles.result}>
      <span className={styles.resultIssue}>
        {simulated || area !== 'FAST' ? (
          name
        ) : (
          <Link className={styles.check} to={fairnessAddress({ gameCode, issue })} title={t('fairness.check')}>
            {name}
            <ShieldCheck aria-label={t('fairness.check')} />
          </Link>
        )}
        {corrected && <span className={styles.corrected}>{t('issue.corrected')}</span>}
        {isLatest && simulated && <span className={styles.corrected}>{t('record.simulated')}</span>}
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
