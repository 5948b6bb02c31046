import { CANNON_LEVELS, MAGAZINE_SHOTS } from '../../src/kinds/fish/cannon';
import { SPECIES } from '../../src/kinds/fish/species';
import { usePlay } from '../frame/play-context';
import { FishPicture } from './fish-picture';
import styles from './fish.module.css';

/** How it is played, what it pays, what comes back, and what happens when a line breaks. */
export function FishRules() {
  const { session, t, format } = usePlay();
  const cannons = CANNON_LEVELS.map((level) => format.number(level)).join(', ');
  const sizes = MAGAZINE_SHOTS.map((shots) => format.number(shots)).join(', ');
  return (
    <>
      <p>{t('rules.how')}</p>
      <p>{t('rules.magazine', { sizes })}</p>
      <p>{t('rules.chance', { return: format.percent(session.returnBp ?? 0) })}</p>
      <p>{t('rules.cannons', { cannons, price: format.money(session.minBet ?? 0) })}</p>
      <p>{t('rules.broken')}</p>
      <p>{t('rules.keys')}</p>
      <h3>{t('rules.fish')}</h3>
      <ul className={styles.species}>
        {SPECIES.map(({ id, multiplier, prizes }) => (
          <li key={id}>
            <FishPicture species={id} />
            <span>{t(`species.${id}`)}</span>
            <b>
              {prizes
                ? t('rules.prizes', {
                    from: format.number(Math.min(...prizes.map((prize) => prize.multiplier))),
                    to: format.number(Math.max(...prizes.map((prize) => prize.multiplier))),
                  })
                : t('rules.pays', { multiplier: format.number(multiplier) })}
            </b>
          </li>
        ))}
      </ul>
    </>
  );
}
