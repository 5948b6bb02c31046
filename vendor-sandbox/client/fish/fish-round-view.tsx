import { usePlay } from '../frame/play-context';
import type { BetRound } from '../frame/play-session';
import { FishPicture } from './fish-picture';
import styles from './fish.module.css';

/** A magazine: shots, refund and catches. */
export function FishRoundView({ round }: { readonly round: BetRound<'fish'> }) {
  const { t, format } = usePlay();
  const magazine = round.detail;
  const facts = [
    [t('round.depth'), t(`depths.${magazine.depth}`)],
    [t('round.hits'), format.number(magazine.hits)],
    [t('round.spent'), format.amount(magazine.spent)],
    [t('round.unspent'), format.amount(magazine.unspent)],
    [t('round.won'), format.amount(magazine.won)],
    [t('round.return'), format.percent(magazine.returnBp)],
  ];
  return (
    <div className={styles.round} data-testid="fish-round">
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {magazine.caught.length === 0 ? (
        <p>{t('round.nothing')}</p>
      ) : (
        <ul className={styles.species}>
          {magazine.caught.map(({ species, multiplier, count, paid }) => (
            <li key={`${species} ${multiplier}`}>
              <FishPicture species={species} />
              <span>
                {t('round.caught', {
                  fish: t(`species.${species}`),
                  multiplier: format.number(multiplier),
                  count: format.number(count),
                })}
              </span>
              <b>{format.amount(paid)}</b>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
