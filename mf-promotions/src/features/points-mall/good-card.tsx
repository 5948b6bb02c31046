import { isPositive } from '@marquee/contract/amount';
import type { PointGood } from '@marquee/contract/calls/points';
import { GOOD_PLAY_DAYS, goodPicturePath } from '@marquee/contract/points';
import { useFormat, useMessages, useShell } from '@marquee/kit';
import { Badge, Button, Skeleton } from '@marquee/ui';
import { Gem } from '@marquee/ui/icons';
import { ProgressBar } from '@marquee/ui/progress';
import { useId } from 'react';
import styles from './good-card.module.css';
import { goodHindrance } from './good-hindrance';
import { useLevelName } from '../vip/use-level-name';

/** From this number of pieces on the card says how many are left. */
const FEW_LEFT = 20;

interface GoodCardProps {
  readonly good: PointGood;
  readonly isMember: boolean;
  /** Null: not known (yet). */
  readonly points: number | null;
  readonly onRedeem: () => void;
}

/** Goods with their picture, price, and how far the member's points go. */
export function GoodCard({ good, isMember, points, onRedeem }: GoodCardProps) {
  const t = useMessages('promotions');
  const { money, number } = useFormat();
  const levelName = useLevelName(good.vipLevel > 0);
  const id = useId();
  const { name, description, picture, delivery, amountRequirement, stock, perMember, vipLevel } = good;
  return (
    <li className={styles.card} data-sold-out={stock === 0 || undefined}>
      <span className={styles.picture}>
        <img src={goodPicturePath(picture)} alt="" width={400} height={300} loading="lazy" decoding="async" />
        {stock > 0 && stock <= FEW_LEFT && (
          <span className={styles.flag}>
            <Badge tone="warning">{t('points.left', { count: number(stock) })}</Badge>
          </span>
        )}
      </span>
      <div className={styles.texts}>
        <h2 id={`${id}-name`} dir="auto" className={styles.name}>
          {name}
        </h2>
        <p dir="auto" className={styles.description}>
          {description}
        </p>
        <ul className={styles.facts}>
          <li>{t(`points.delivery.${delivery}`)}</li>
          {vipLevel > 0 && <li>{t('points.vipLevel', { level: levelName(vipLevel) })}</li>}
          {perMember !== null && <li>{t('points.perMember', { count: number(perMember) })}</li>}
          {isPositive(amountRequirement) && (
            <li>
              {t('points.play', {
                count: GOOD_PLAY_DAYS,
                amount: money(amountRequirement),
                days: number(GOOD_PLAY_DAYS),
              })}
            </li>
          )}
        </ul>
        <p className={styles.price}>
          <Gem aria-hidden="true" />
          <bdi>{t('points.price', { count: good.points, points: number(good.points) })}</bdi>
        </p>
        <RedeemAction id={id} good={good} isMember={isMember} points={points} onRedeem={onRedeem} />
      </div>
    </li>
  );
}

function RedeemAction({ id, good, isMember, points, onRedeem }: GoodCardProps & { readonly id: string }) {
  const t = useMessages('promotions');
  const { number } = useFormat();
  const { openModal } = useShell();
  const named = { id: `${id}-redeem`, 'aria-labelledby': `${id}-redeem ${id}-name` };
  if (!isMember)
    return (
      <Button {...named} block onClick={() => openModal('loginPopupModal')}>
        {t('points.redeem.open')}
      </Button>
    );
  const hindrance = points === null ? null : goodHindrance(good, points);
  if (points !== null && hindrance === 'points')
    return (
      <ProgressBar
        label={t('points.missing', { count: good.points - points, points: number(good.points - points) })}
        value={points}
        max={good.points}
      />
    );
  if (hindrance !== null) return <p className={styles.hindrance}>{t(`points.hindrance.${hindrance}`)}</p>;
  return (
    <Button {...named} variant="primary" block disabled={points === null} onClick={onRedeem}>
      {t('points.redeem.open')}
    </Button>
  );
}

export function GoodCardSkeleton() {
  return (
    <li className={styles.card}>
      <span className={styles.picture}>
        <Skeleton shape="block" height="100%" />
      </span>
      <div className={styles.texts}>
        <Skeleton width="60%" height="1.3rem" />
        <Skeleton width="90%" />
        <Skeleton width="40%" height="1.5rem" />
        <Skeleton shape="block" height="2.5rem" />
      </div>
    </li>
  );
}
