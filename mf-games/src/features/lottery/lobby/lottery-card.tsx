import type { LotteryMenuEntry } from '@marquee/contract/calls/lottery-results';
import { useFormat, useMessages } from '@marquee/kit';
import { buttonClass, cx } from '@marquee/ui';
import { Countdown } from '@marquee/ui/countdown';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { LOTTERY_MESSAGES } from '../messages/catalogue';
import { ShortResult } from '../results/short-result';
import styles from './lottery-card.module.css';
import { useTimeLabels } from '../room/use-time-labels';

interface LotteryCardProps {
  readonly game: LotteryMenuEntry;
  readonly name: string;
  /** Where it does not stand beside a picture of its family. */
  readonly art?: ReactNode;
  /** What the issue of the last result is called. */
  readonly lastIssue: string;
  /** Of its room. */
  readonly to: string;
  readonly skewMs: number;
  readonly onClosed: () => void;
}

/** A lottery with the time left to bet and its last result; all of the card leads into the room. */
export function LotteryCard({ game, name, art, lastIssue, to, skewMs, onClosed }: LotteryCardProps) {
  const { shape, next, last } = game;
  const id = useId();
  const t = useMessages(LOTTERY_MESSAGES);
  const { dateTime } = useFormat();
  const labels = useTimeLabels();
  return (
    <article className={styles.card}>
      <div className={styles.head}>
        {art}
        <h3 id={`${id}name`} className={styles.name}>
          {name}
        </h3>
      </div>
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
          <ShortResult key={last.issue} result={last.result} dropsFrom={last.drawsAt} shape={shape} skewMs={skewMs} />
        ) : (
          <span className={styles.first}>
            {next ? t('lobby.firstDraw', { time: dateTime(next.drawsAt) }) : t('official.results.none')}
          </span>
        )}
      </span>
      <span className={styles.issue}>
        <bdi>{lastIssue}</bdi>
      </span>
      <Link
        id={`${id}play`}
        className={cx(buttonClass({ variant: 'primary', size: 'sm' }), styles.play)}
        to={to}
        aria-labelledby={`${id}play ${id}name`}
      >
        {t('lobby.play')}
      </Link>
    </article>
  );
}
