import { useBrand, useFormat, useMessages } from '@marquee/kit';
import { Clock } from '@marquee/ui/icons';
import { useEffect, useState } from 'react';
import styles from './agent-frame.module.css';
import { gmtOffset } from './gmt-offset';

const TICK_MS = 1_000;

/** The clock of the brand's time zone, by which the reports count days. */
export function BrandClock() {
  const t = useMessages('agent');
  const { dateTime } = useFormat();
  const { offsetMinutes } = useBrand();
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const ticking = setInterval(() => setNow(new Date()), TICK_MS);
    return () => clearInterval(ticking);
  }, []);
  return (
    <p className={styles.clock} title={t('office.clock')}>
      <Clock aria-hidden="true" />
      <span>{gmtOffset(offsetMinutes)}</span>
      <time role="timer" dateTime={now.toISOString()}>
        {dateTime(now.toISOString())}
      </time>
    </p>
  );
}
