import type { LotteryMenuEntry, UpcomingDraw } from '@marquee/contract/calls/lottery-results';
import { useCall, useFailureTexts, useFormat, useTopic } from '@marquee/kit';
import { ErrorState, Skeleton } from '@marquee/ui';
import { Link } from 'react-router-dom';
import { dayOfIssue, stationName } from '../official/stations';
import type { OfficialTexts } from '../official/use-official-texts';
import { roomAddress } from '../room/games-of-area';
import styles from './schedule.module.css';

interface ScheduleProps {
  readonly area: LotteryMenuEntry['area'];
  readonly texts: OfficialTexts;
}

/** More than any area draws in a week. */
const DRAWS = 100;
const DAYS = 7;
/** Of `2026-11-24 18:15:00`. */
const HOURS_AND_MINUTES = /\d\d:\d\d/;

/** The draws of the next seven days that have some, with their stations, by the time of the member's clock. */
export function Schedule({ area, texts }: ScheduleProps) {
  const { t } = texts;
  const schedule = useCall('lottery.schedule', { area, pageSize: DRAWS });
  const failureTexts = useFailureTexts();
  useTopic('lottery.issue', () => void schedule.refetch());
  const { data, error } = schedule;
  return (
    <section className={styles.schedule} aria-label={t('lobby.schedule')}>
      <h2 className={styles.title}>{t('lobby.schedule')}</h2>
      {error && !data && <ErrorState compact {...failureTexts(error)} onRetry={() => void schedule.refetch()} />}
      {!data && !error && <Skeleton shape="block" height="16rem" />}
      <ol className={styles.days}>
        {[...byDay(data?.draws ?? [])].slice(0, DAYS).map(([day, draws]) => (
          <li key={day} className={styles.day}>
            <h3 className={styles.date}>{texts.day(day)}</h3>
            <ul className={styles.draws}>
              {[...byGame(draws)].map(([gameCode, stations]) => (
                <GameOfDay key={gameCode} area={area} gameCode={gameCode} draws={stations} texts={texts} />
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface GameOfDayProps extends ScheduleProps {
  readonly gameCode: string;
  readonly draws: readonly UpcomingDraw[];
}

function GameOfDay({ area, gameCode, draws, texts }: GameOfDayProps) {
  const { dateTime } = useFormat();
  const stations = draws.flatMap(({ station }) => (station === null ? [] : [stationName(station)]));
  return (
    <li className={styles.draw}>
      <span className={styles.time}>{draws[0] && HOURS_AND_MINUTES.exec(dateTime(draws[0].drawsAt))?.[0]}</span>
      <span>
        <Link className={styles.game} to={roomAddress({ area, gameCode })}>
          {texts.t(`game.${gameCode}`)}
        </Link>
        {stations.length > 0 && (
          <span className={styles.stations}>
            <bdi>{stations.join(', ')}</bdi>
          </span>
        )}
      </span>
    </li>
  );
}

/** In the order of the draws: the first to close first. */
const byDay = (draws: readonly UpcomingDraw[]) => groupBy(draws, ({ issue }) => dayOfIssue(issue));
const byGame = (draws: readonly UpcomingDraw[]) => groupBy(draws, ({ gameCode }) => gameCode);

function groupBy(draws: readonly UpcomingDraw[], keyOf: (draw: UpcomingDraw) => string) {
  const groups = new Map<string, UpcomingDraw[]>();
  for (const draw of draws) groups.set(keyOf(draw), [...(groups.get(keyOf(draw)) ?? []), draw]);
  return groups;
}
