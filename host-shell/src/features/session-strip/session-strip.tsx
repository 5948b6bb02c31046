import { refreshCall, useBrand, useCall, useFormat, useMessages, useSession } from '@marquee/kit';
import { useEffect } from 'react';
import { ShellLink } from '../../lib/shell-link';
import { useTimeText } from '../../lib/use-time-text';
import styles from './session-strip.module.css';

const MINUTE_MS = 60_000;

/** How long the member has been logged in and with what result of play, where the licence asks for it. */
export function SessionStrip() {
  const { showsSession } = useBrand();
  const { state } = useSession();
  const isAsked = showsSession && (state === 'member' || state === 'agent');
  return isAsked && <SessionFigures />;
}

/** Leads to the limits. A figure that cannot be read keeps the last one: play is not held up by it. */
function SessionFigures() {
  const t = useMessages('shell');
  const { money } = useFormat();
  const shortTime = useTimeText('narrow');
  const longTime = useTimeText();
  const { data } = useCall('limits.reality', {}, { staleMs: 0 });
  useEffect(() => {
    const timer = setInterval(() => void refreshCall('limits.reality'), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  if (!data) return null;
  const { elapsedSeconds, net } = data;
  const result = money(net, { signed: true });
  return (
    <ShellLink
      to="/member/limits"
      className={styles.strip}
      aria-label={t('sessionStrip.label', { time: longTime(elapsedSeconds), result })}
    >
      <span>{shortTime(elapsedSeconds)}</span>
      <b>{result}</b>
    </ShellLink>
  );
}
