import type { Mission } from '@marquee/contract/calls/missions';
import { useFormat, useMessages } from '@marquee/kit';
import { Button } from '@marquee/ui';
import { CalendarDays, Check, Dices, Flame, Gem, Gift, Lock, Target, UserPlus } from '@marquee/ui/icons';
import { ProgressBar } from '@marquee/ui/progress';
import { useId } from 'react';
import styles from './mission-card.module.css';
import { missionAmount, missionReward, missionTitle } from './mission-texts';
import { useClaim } from './use-claim';

const ICONS = {
  turnover: Flame,
  rounds: Dices,
  games: Target,
  multiplier: Gem,
  deposit: Gift,
  sign_in: CalendarDays,
  invitations: UserPlus,
} as const;

interface MissionCardProps {
  readonly mission: Mission;
  /** The mission that comes before it in its chain. */
  readonly previous: Mission | undefined;
}

/** A mission with its progress, its reward, and what can be done. */
export function MissionCard({ mission, previous }: MissionCardProps) {
  const t = useMessages('promotions');
  const format = useFormat();
  const id = useId();
  const { task, state, goal, progress, score } = mission;
  const Icon = ICONS[task];
  const texts = { progress: missionAmount(mission, progress, format), goal: missionAmount(mission, goal, format) };
  return (
    <li className={styles.card} data-state={state}>
      <span className={styles.icon}>
        <Icon aria-hidden="true" />
      </span>
      <div className={styles.texts}>
        <h3 id={`${id}-title`}>{missionTitle(mission, t, format)}</h3>
        <p className={styles.reward}>
          <bdi>{missionReward(mission, t, format)}</bdi>
        </p>
        <p className={styles.score}>{t('missions.score', { count: score, score: format.number(score) })}</p>
      </div>
      <div className={styles.action}>
        {state === 'active' && (
          <ProgressBar label={t('missions.progress', texts)} value={Number(progress)} max={Number(goal)} />
        )}
        {state === 'locked' && (
          <p className={styles.note}>
            <Lock aria-hidden="true" />
            {previous && t('missions.locked', { mission: missionTitle(previous, t, format) })}
          </p>
        )}
        {state === 'claimed' && (
          <p className={styles.note}>
            <Check aria-hidden="true" />
            {t('missions.claimed')}
          </p>
        )}
        {state === 'claimable' && <ClaimButton mission={mission} id={id} />}
      </div>
    </li>
  );
}

function ClaimButton({ mission, id }: { readonly mission: Mission; readonly id: string }) {
  const t = useMessages('promotions');
  const { claim, isPending } = useClaim(mission);
  return (
    <Button
      id={`${id}-claim`}
      aria-labelledby={`${id}-claim ${id}-title`}
      variant="primary"
      block
      loading={isPending}
      onClick={claim}
    >
      {t('missions.claim')}
    </Button>
  );
}
