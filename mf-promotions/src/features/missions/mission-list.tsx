import type { Mission } from '@marquee/contract/calls/missions';
import { MISSION_PERIODS } from '@marquee/contract/missions';
import { useFormat, useMessages } from '@marquee/kit';
import { EmptyState, Skeleton } from '@marquee/ui';
import { Target } from '@marquee/ui/icons';
import { MissionCard } from './mission-card';
import styles from './mission-list.module.css';

/** Missions by period. @param missions undefined while they load */
export function MissionList({ missions }: { readonly missions: readonly Mission[] | undefined }) {
  const t = useMessages('promotions');
  const { dateTime } = useFormat();
  if (!missions)
    return (
      <div className={styles.list} aria-busy="true">
        {Array.from({ length: 4 }, (_, index) => (
          <Skeleton key={index} shape="block" height="11rem" />
        ))}
      </div>
    );
  if (missions.length === 0)
    return <EmptyState icon={<Target />} title={t('missions.none')} description={t('missions.noneHint')} />;
  return MISSION_PERIODS.map((period) => {
    const ofPeriod = missions.filter((mission) => mission.period === period);
    const [first] = ofPeriod;
    if (!first) return null;
    return (
      <section key={period} className={styles.period}>
        <header>
          <h2>{t(`missions.period.${period}`)}</h2>
          {first.endsAt !== null && <p>{t('missions.endsAt', { when: dateTime(first.endsAt) })}</p>}
        </header>
        <ul className={styles.list}>
          {ofPeriod.map((mission) => (
            <MissionCard
              key={mission.missionId}
              mission={mission}
              previous={missions.find(({ missionId }) => missionId === mission.after)}
            />
          ))}
        </ul>
      </section>
    );
  });
}
