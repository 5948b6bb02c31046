import { useEffect, useRef, useState } from 'react';
import { inPageDigits } from '../base/page-digits';
import styles from './countdown.module.css';

export interface CountdownProps {
  /** Epoch milliseconds at which it ends. */
  readonly until: number;
  /** The server's clock minus the browser's, in milliseconds; 0 when unknown. */
  readonly skewMs?: number | undefined;
  /** Unit names, shown below the numbers of the `plates` look; also read out. */
  readonly labels: {
    readonly days: string;
    readonly hours: string;
    readonly minutes: string;
    readonly seconds: string;
  };
  /** `text` is one line: 14:09, and 02:14:09 from an hour on. */
  readonly appearance?: 'plates' | 'text' | undefined;
  /** Called once when the time is up. */
  readonly onEnd?: (() => void) | undefined;
}

export function Countdown({ until, skewMs = 0, labels, appearance = 'plates', onEnd }: CountdownProps) {
  const remainingMs = Math.max(0, until - (useNow(1000) + skewMs));
  const isOver = remainingMs === 0;
  const callback = useRef(onEnd);
  useEffect(() => {
    callback.current = onEnd;
  }, [onEnd]);
  useEffect(() => {
    if (isOver) callback.current?.();
  }, [isOver]);

  const { days, hours, minutes, seconds } = splitDuration(remainingMs);
  const units = [
    { id: 'days', value: days, label: labels.days },
    { id: 'hours', value: hours, label: labels.hours },
    { id: 'minutes', value: minutes, label: labels.minutes },
    { id: 'seconds', value: seconds, label: labels.seconds },
  ].filter((unit) => unit.id !== 'days' || unit.value > 0);
  if (appearance === 'text') {
    const shown = days + hours > 0 ? units : units.slice(-2);
    return (
      <span className={styles.text} role="timer">
        {inPageDigits(shown.map((unit) => String(unit.value).padStart(2, '0')).join(':'))}
      </span>
    );
  }
  return (
    <span className={styles.plates} role="timer">
      {units.map((unit) => (
        <span key={unit.id} className={styles.plate}>
          <span className={styles.value}>{inPageDigits(String(unit.value).padStart(2, '0'))}</span>
          <span className={styles.unit}>{unit.label}</span>
        </span>
      ))}
    </span>
  );
}

/** The browser's clock in epoch milliseconds, read again at each interval. */
function useNow(intervalMs: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), intervalMs);
    return () => clearInterval(timer);
  }, [intervalMs]);
  return now;
}

/** Days, hours, minutes and seconds. A started second counts, so that 0 is shown at the end only. */
function splitDuration(remainingMs: number) {
  const totalSeconds = Math.ceil(remainingMs / 1000);
  return {
    days: Math.floor(totalSeconds / 86_400),
    hours: Math.floor(totalSeconds / 3600) % 24,
    minutes: Math.floor(totalSeconds / 60) % 60,
    seconds: totalSeconds % 60,
  };
}
