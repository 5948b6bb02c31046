import type { FishRound } from '../../src/kinds/fish/fish-messages';
import { usePlay } from '../frame/play-context';
import type { RoundViewProps } from '../frame/start-client';
import { FishPicture } from './fish-picture';
import styles from './fish.module.css';

/** A magazine: what was shot, what came back, and every catch. */
export function FishRoundView({ round }: RoundViewProps) {
  const { t, format } = usePlay();
  const played = round.detail as unknown as FishRound;
  const facts = [
    [t('round.depth'), t(`depths.${played.depth}`)],
    [t('round.hits'), format.number(played.hits)],
    [t('round.spent'), format.amount(played.spent)],
    [t('round.unspent'), format.amount(played.unspent)],
    [t('round.won'), format.amount(played.won)],
    [t('round.return'), format.percent(played.returnBp)],
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
      {played.caught.length === 0 ? (
        <p>{t('round.nothing')}</p>
      ) : (
        <ul className={styles.species}>
          {played.caught.map(({ species, multiplier, count, paid }) => (
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
