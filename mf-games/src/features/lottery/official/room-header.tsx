import { useMessages } from '@marquee/kit';
import { Chip, Skeleton } from '@marquee/ui';
import { Countdown } from '@marquee/ui/countdown';
import { LOTTERY_MESSAGES } from '../messages/catalogue';
import { LatestResult } from '../results/latest-result';
import panel from '../room/issue-panel.module.css';
import styles from './room-header.module.css';
import type { OfficialRoom } from './use-official-room';
import type { OfficialTexts } from './use-official-texts';

interface RoomHeaderProps {
  readonly room: OfficialRoom;
  readonly texts: OfficialTexts;
}

/** The day that takes bets with its countdown, its stations, and the latest result. */
export function RoomHeader({ room, texts }: RoomHeaderProps) {
  const { t } = texts;
  const shared = useMessages(LOTTERY_MESSAGES);
  const { stations, selected, select, schedule, skewMs, onClosed } = room;
  const next = stations[0];
  const labels = {
    days: shared('days'),
    hours: shared('hours'),
    minutes: shared('minutes'),
    seconds: shared('seconds'),
  };
  const toggle = (issue: string) => {
    const issues = selected.map((draw) => draw.issue);
    select(issues.includes(issue) ? issues.filter((other) => other !== issue) : [...issues, issue]);
  };
  return (
    <section className={`${panel.panel} ${styles.panel}`} aria-label={t('header.title')}>
      <div className={panel.issue}>
        <p className={panel.label}>
          {next ? t('header.closesIn', { day: texts.day(next.issue) }) : t('header.noDraw')}
        </p>
        <p className={panel.countdown}>
          {next && (
            <Countdown
              key={next.issue}
              until={Date.parse(next.closesAt)}
              skewMs={skewMs}
              labels={labels}
              appearance="text"
              onEnd={onClosed}
            />
          )}
          {!next && schedule.isPending && <Skeleton width="5ch" />}
        </p>
      </div>
      <div className={styles.stations}>
        {stations.length > 1 && (
          <>
            <p className={panel.label} id="stations">
              {t('header.stations')}
            </p>
            <div className={styles.chips} role="group" aria-labelledby="stations">
              {stations.map((draw) => (
                <Chip key={draw.issue} selected={selected.includes(draw)} onClick={() => toggle(draw.issue)}>
                  {texts.draw(draw)}
                </Chip>
              ))}
              <Chip
                selected={selected.length === stations.length}
                onClick={() => select(stations.map(({ issue }) => issue))}
              >
                {t('header.allStations')}
              </Chip>
            </div>
          </>
        )}
        {stations.length === 1 && stations[0]?.station && (
          <>
            <p className={panel.label}>{t('header.station')}</p>
            <p className={styles.station}>{texts.draw(stations[0])}</p>
          </>
        )}
      </div>
      <LatestResult room={room} texts={texts} />
    </section>
  );
}
