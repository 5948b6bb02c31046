import type { Mission } from '@marquee/contract/calls/missions';
import { useFormat, useMessages } from '@marquee/kit';
import { Button } from '@marquee/ui';
import { Gift } from '@marquee/ui/icons';
import { Link } from 'react-router-dom';
import { missionReward, missionTitle } from '../missions/mission-texts';
import { useClaim } from '../missions/use-claim';
import { PromotionPicture } from '../promotion/promotion-picture';
import styles from './rewards.module.css';

/** The reward of a complete mission. */
export function MissionReward({ mission }: { readonly mission: Mission }) {
  const t = useMessages('promotions');
  const format = useFormat();
  const { claim, isPending } = useClaim(mission);
  const title = missionTitle(mission, t, format);
  return (
    <li className={styles.reward}>
      <PromotionPicture picture="missions" className={styles.picture} />
      <div className={styles.texts}>
        <h2>
          <Link to="/member/missions">{title}</Link>
        </h2>
        <p className={styles.worth}>
          <b>{missionReward(mission, t, format)}</b> <span>{t('missions.title')}</span>
        </p>
      </div>
      <Button
        variant="primary"
        icon={<Gift aria-hidden="true" />}
        aria-label={`${t('missions.claim')}: ${title}`}
        loading={isPending}
        onClick={claim}
      >
        {t('missions.claim')}
      </Button>
    </li>
  );
}
