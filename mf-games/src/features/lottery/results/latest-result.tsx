import type { OfficialRoom } from '../official/use-official-room';
import type { OfficialTexts } from '../official/use-official-texts';
import styles from './latest-result.module.css';

/** The first prize of the latest draws: of all stations of their day. */
export function LatestResult({ room, texts }: { readonly room: OfficialRoom; readonly texts: OfficialTexts }) {
  const { t } = texts;
  const [latest] = room.results;
  if (!latest) return null;
  const ofDay = room.results.filter(({ drawsAt }) => drawsAt === latest.drawsAt);
  return (
    <div>
      <p className={styles.label}>{t('results.latest', { day: texts.day(latest.issue) })}</p>
      <dl className={styles.prizes} data-many={ofDay.length > 1 || undefined}>
        {ofDay.map((draw) => (
          <div key={draw.issue}>
            {draw.station && <dt>{texts.draw(draw)}</dt>}
            <dd className={styles.prize}>
              <bdi>{draw.result && 'prizes' in draw.result ? draw.result.prizes[0]?.[0] : t('results.void')}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
