import type { CallValue } from '@marquee/contract/calls/index';
import { useMessages } from '@marquee/kit';
import { buttonClass, EmptyState, Skeleton } from '@marquee/ui';
import { Gift } from '@marquee/ui/icons';
import { Link } from 'react-router-dom';
import { ActiveBonus } from './active-bonus';
import styles from './bonuses.module.css';
import { QueuedBonus } from './queued-bonus';

/** The active bonus, and those that start after it. @param bonuses undefined while they load */
export function OpenBonuses({ bonuses }: { readonly bonuses: CallValue<'bonuses.own'> | undefined }) {
  const t = useMessages('promotions');
  if (!bonuses)
    return (
      <div aria-busy="true">
        <Skeleton shape="block" height="20rem" />
      </div>
    );
  const { active, queue, before, waitsFor } = bonuses;
  if (!active)
    return (
      <EmptyState
        icon={<Gift />}
        title={t('bonuses.none')}
        description={t('bonuses.noneHint')}
        action={
          <Link to="/promotions" className={buttonClass({ variant: 'primary' })}>
            {t('bonuses.toPromotions')}
          </Link>
        }
      />
    );
  return (
    <>
      <ActiveBonus bonus={active} before={before} waitsFor={waitsFor} />
      {queue.length > 0 && (
        <section className={styles.queue}>
          <h2>{t('bonuses.queue')}</h2>
          <p className={styles.hint}>{t('bonuses.queueHint')}</p>
          <ol className={styles.list}>
            {queue.map((bonus) => (
              <QueuedBonus key={bonus.bonusId} bonus={bonus} />
            ))}
          </ol>
        </section>
      )}
    </>
  );
}
