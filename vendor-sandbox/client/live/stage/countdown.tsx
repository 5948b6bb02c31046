import { useEffect } from 'react';
import type { RoundMessage } from '../../../src/kinds/live/messages';
import { usePlay } from '../../frame/play-context';
import { CLOSE_SOUND, TICK_SOUND } from '../sounds';
import { useNow } from '../use-now';
import styles from './countdown.module.css';

interface CountdownProps {
  readonly round: RoundMessage;
  readonly bettingMs: number;
  readonly offsetMs: number;
}

const LENGTH = 2 * Math.PI * 20;
const URGENT_S = 5;

/** What the table does, and how long bets are taken still. */
export function Countdown({ round, bettingMs, offsetMs }: CountdownProps) {
  const { t, format, sound } = usePlay();
  const isBetting = round.phase === 'betting';
  const leftMs = Math.max(0, round.dueMs - offsetMs - useNow(isBetting));
  const seconds = isBetting ? Math.ceil(leftMs / 1_000) : 0;
  useEffect(() => {
    if (round.phase === 'closing') sound(CLOSE_SOUND);
  }, [round.phase, sound]);
  useEffect(() => {
    if (seconds > 0 && seconds <= 3) sound(TICK_SOUND);
  }, [seconds, sound]);
  return (
    <div className={styles.countdown} data-phase={round.phase} data-urgent={isBetting && seconds <= URGENT_S}>
      {isBetting && (
        <span className={styles.clock} role="timer" aria-label={t('phase.left', { count: seconds })}>
          <svg viewBox="0 0 46 46" aria-hidden="true">
            <circle cx="23" cy="23" r="20" className={styles.ring} />
            <circle
              cx="23"
              cy="23"
              r="20"
              className={styles.left}
              strokeDasharray={`${(LENGTH * Math.min(leftMs, bettingMs)) / bettingMs} ${LENGTH}`}
              transform="rotate(-90 23 23)"
            />
          </svg>
          <b>{format.number(seconds)}</b>
        </span>
      )}
      <span role="status">{t(`phase.${round.phase}`)}</span>
    </div>
  );
}
