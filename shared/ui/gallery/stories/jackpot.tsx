import { Panel } from '@marquee/ui';
import { Countdown } from '@marquee/ui/countdown';
import { JackpotCounter } from '@marquee/ui/jackpot';
import { NoticeMarquee } from '@marquee/ui/notice-marquee';
import { ProgressBar } from '@marquee/ui/progress';
import { useEffect, useState } from 'react';
import styles from '../gallery.module.css';
import { useLook } from '../look';
import { State, Story } from '../story';
import { currencyOf } from './samples';

const labels = { days: 'days', hours: 'hours', minutes: 'minutes', seconds: 'seconds' };

export function JackpotStory() {
  const { brand } = useLook();
  const [pool, setPool] = useState(738_204_511.6);
  const [until] = useState(() => Date.now() + 9_250_000);
  useEffect(() => {
    const timer = setInterval(() => setPool((amount) => amount + 100 + ((amount * 7) % 400)), 4000);
    return () => clearInterval(timer);
  }, []);
  return (
    <Story id="jackpot" title="Jackpot, countdown, notices">
      <div className={styles.full}>
        <NoticeMarquee
          label="Notices"
          pauseLabel="Pause"
          playLabel="Play"
          onSelect={() => undefined}
          items={[
            { id: '1', text: 'Maintenance of live tables on Tuesday from 04:00 to 05:30.' },
            { id: '2', text: 'New in-house game: Mines. Every round can be checked afterwards.' },
            { id: '3', text: 'Deposits by mobile wallet are credited within a minute.' },
          ]}
        />
      </div>
      <Panel tone="accent" title="Grand jackpot">
        <span style={{ fontSize: 'clamp(1.75rem, 4vw, 3.5rem)' }}>
          <JackpotCounter amount={pool} currency={currencyOf(brand)} label="Jackpot" locale="en" />
        </span>
      </Panel>
      <State name="Countdown">
        <Countdown until={until} labels={labels} />
        <Countdown until={until} labels={labels} appearance="text" />
      </State>
      <State name="Progress: known and unknown length">
        <div className={styles.form}>
          <ProgressBar label="Wagering" value={1200} max={5000} valueText="1,200 / 5,000" />
          <ProgressBar label="Export" />
        </div>
      </State>
    </Story>
  );
}
