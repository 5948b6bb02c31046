import { gamePictureSrcSet } from '@marquee/contract/game-picture';
import type { OwnFreeBets } from '@marquee/contract/calls/free-bets';
import { type useCall, useFailureTexts, useFormat, useMessages } from '@marquee/kit';
import { Badge, buttonClass, ErrorState } from '@marquee/ui';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import styles from './member-free-bets.module.css';

interface OwnFreeBetsSectionProps {
  readonly read: ReturnType<typeof useCall<'freeBets.own'>>;
}

/** The free bets that the member can play now, each with a link to its game; renders nothing without any. */
export function OwnFreeBetsSection({ read: { data, error, refetch } }: OwnFreeBetsSectionProps) {
  const t = useMessages('promotions');
  const failureTexts = useFailureTexts();
  if (error && !data) return <ErrorState {...failureTexts(error)} onRetry={() => void refetch()} />;
  if (!data || data.length === 0) return null;
  return (
    <section className={styles.section} aria-label={t('freeBets.title')}>
      <h2 className={styles.heading}>{t('freeBets.title')}</h2>
      <ul className={styles.list}>
        {data.map((grant) => (
          <FreeBetsCard key={grant.grantId} {...grant} />
        ))}
      </ul>
    </section>
  );
}

function FreeBetsCard({ game, left, stake, endsAt }: OwnFreeBets) {
  const id = useId();
  const t = useMessages('promotions');
  const { number, money, dateTime } = useFormat();
  return (
    <li className={styles.card}>
      <img
        className={styles.picture}
        src={game.showIcon}
        srcSet={gamePictureSrcSet(game.showIcon)}
        alt=""
        width={360}
        height={480}
        loading="lazy"
        decoding="async"
      />
      <div className={styles.texts}>
        <h3 id={`${id}-name`} className={styles.name}>
          <bdi>{game.displayName}</bdi>
        </h3>
        <p className={styles.left}>{t('freeBets.left', { count: number(left), stake: money(stake) })}</p>
        <p className={styles.until}>{t('until', { when: dateTime(endsAt) })}</p>
        {game.playable ? (
          <Link
            to={`/seamless?nodeId=${game.nodeId}`}
            className={buttonClass({ variant: 'primary', size: 'sm' })}
            id={`${id}-play`}
            aria-labelledby={`${id}-play ${id}-name`}
          >
            {t('freeBets.play')}
          </Link>
        ) : (
          <Badge tone="warning">{t('freeBets.closed')}</Badge>
        )}
      </div>
    </li>
  );
}
