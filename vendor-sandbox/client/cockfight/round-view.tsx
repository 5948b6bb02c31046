import { usePlay } from '../frame/play-context';
import type { BetRound } from '../frame/play-session';
import styles from './round-view.module.css';

/** A bet on a fight: cocks, pools, price and winner. */
export function FightRoundView({ round }: { readonly round: BetRound<'cockfight'> }) {
  const { t, format } = usePlay();
  const bet = round.detail;
  const facts = [
    [t('view.pick'), t(`picks.${bet.pick}`)],
    [t('view.winner'), bet.cancelled ? t('view.cancelled') : bet.winner ? t(`picks.${bet.winner}`) : '–'],
    ...(bet.price === undefined ? [] : [[t('view.price'), format.decimal(bet.price / 100)]]),
    ...(bet.pools
      ? [
          [t('picks.meron'), format.amount(bet.pools.meron)],
          [t('picks.wala'), format.amount(bet.pools.wala)],
          [t('view.house'), format.amount(bet.house ?? 0)],
        ]
      : []),
  ];
  return (
    <section className={styles.view}>
      <h3>
        {t('fight', { number: format.number(bet.number) })}: {bet.meron} – {bet.wala}
      </h3>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>{t('simulated')}</p>
    </section>
  );
}
