import type { LotteryMenuEntry } from '@marquee/contract/calls/lottery-results';
import { useFormat, useMessages } from '@marquee/kit';
import { Countdown } from '@marquee/ui/countdown';
import { Link } from 'react-router-dom';
import { LOTTERY_MESSAGES } from '../messages/catalogue';
import { DrawnBalls } from '../room/drawn-balls';
import styles from './lottery-card.module.css';
import { useTimeLabels } from '../room/use-time-labels';

interface LotteryCardProps {
  readonly game: LotteryMenuEntry;
  readonly name: string;
  /** What the issue of the last result is called. */
  readonly lastIssue: string;
  /** Of its room. */
  readonly to: string;
  readonly skewMs: number;
  readonly onClosed: () => void;
}

/** A lottery with the time left to bet and its last result; all of the card leads into the room. */
export function LotteryCard({ game: { shape, next, last }, name, lastIssue, to, skewMs, onClosed }: LotteryCardProps) {
  const t = useMessages(LOTTERY_MESSAGES);
  const { dateTime } = useFormat();
  const labels = useTimeLabels();
  return (
    <article className={styles.card}>
      <h3 className={styles.name}>
        <Link className={styles.link} to={to}>
          {name}
        </Link>
      </h3>
      <span className={styles.left}>
        {next ? (
          <Countdown
            key={next.issue}
            until={Date.parse(next.closesAt)}
            skewMs={skewMs}
            labels={labels}
            appearance="text"
            onEnd={onClosed}
          />
        ) : (
          '–'
        )}
      </span>
      <span className={styles.result}>
        {last?.result ? (
          <LastResult key={last.issue} last={last.result} drawsAt={last.drawsAt} shape={shape} skewMs={skewMs} />
        ) : (
          <span className={styles.first}>
            {next ? t('lobby.firstDraw', { time: dateTime(next.drawsAt) }) : t('official.results.none')}
          </span>
        )}
      </span>
      <span className={styles.issue}>
        <bdi>{lastIssue}</bdi>
      </span>
      <span className={styles.play} aria-hidden="true">
        {t('lobby.play')}
      </span>
    </article>
  );
}

interface LastResultProps {
  readonly last: NonNullable<NonNullable<LotteryMenuEntry['last']>['result']>;
  readonly drawsAt: string;
  readonly shape: LotteryMenuEntry['shape'];
  readonly skewMs: number;
}

/** Balls of an own draw; of an official one its first prize. */
function LastResult({ last, drawsAt, shape, skewMs }: LastResultProps) {
  if ('balls' in last) return <DrawnBalls balls={last.balls} shape={shape} dropsFrom={drawsAt} skewMs={skewMs} />;
  return <bdi className={styles.prize}>{last.prizes[0]?.[0]}</bdi>;
}
