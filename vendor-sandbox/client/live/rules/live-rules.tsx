import { spotMax } from '../../../src/kinds/live/limits';
import type { TableMessage } from '../../../src/kinds/live/messages';
import { spotsOf } from '../../../src/kinds/live/rules/live-rules';
import type { LiveGame, Spot } from '../../../src/kinds/live/rules/outcome';
import { usePlay } from '../../frame/play-context';
import { paysText, spotName } from '../spot-name';
import styles from './live-rules.module.css';

/** One spot of each kind, as an example of the many inside bets. */
function samplesOf(game: LiveGame): readonly Spot[] {
  const listedKinds = new Set<string>();
  return spotsOf(game).filter(({ id, topFactor }) => {
    const kind = `${id.split('-')[0]} ${topFactor}`;
    return !listedKinds.has(kind) && listedKinds.add(kind);
  });
}

/** How the game goes, what each spot pays and returns, and what it takes. */
export function LiveRules({ table: { game, limits, returns } }: { readonly table: TableMessage }) {
  const { t, format } = usePlay();
  return (
    <>
      <p>{t(`rules.${game}`)}</p>
      <p>{t('rules.table')}</p>
      <table className={styles.pays}>
        <thead>
          <tr>
            <th scope="col">{t('rules.spot')}</th>
            <th scope="col">{t('rules.pays')}</th>
            <th scope="col">{t('rules.return')}</th>
            <th scope="col">{t('rules.max')}</th>
          </tr>
        </thead>
        <tbody>
          {samplesOf(game).map((spot) => (
            <tr key={spot.id}>
              <th scope="row">{spotName({ t, format }, spot.id)}</th>
              <td>{paysText(format, spot.topFactor)}</td>
              <td>{format.percent(Math.floor((returns[spot.id] ?? 0) * 10_000))}</td>
              <td>{format.money(spotMax(limits, spot))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{t('rules.limits', { min: format.money(limits.min), payout: format.money(limits.maxPayout) })}</p>
      <p>{t('rules.keys')}</p>
      <p>{t('rules.broken')}</p>
    </>
  );
}
