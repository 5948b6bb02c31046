import type { Game } from '@marquee/contract/entities/game';
import { useMessages } from '@marquee/kit';
import { Badge, Button } from '@marquee/ui';
import { useLaunch } from '../launch/use-launch';
import styles from './vendor-centre.module.css';

/** One vendor: its picture, its state and a link to its lobby. */
export function VendorCard({ lobby }: { readonly lobby: Game }) {
  const t = useMessages('games');
  const launch = useLaunch();
  const { displayName: name, vendorName, playable } = lobby;
  return (
    <article className={styles.card} data-playable={playable}>
      <div className={styles.plate}>
        <img
          className={styles.art}
          src={lobby.lagerIcon}
          alt=""
          width={720}
          height={405}
          loading="lazy"
          decoding="async"
        />
        <span className={styles.state}>
          <Badge tone={playable ? 'success' : 'warning'}>{t(playable ? 'centre.open' : 'centre.maintenance')}</Badge>
        </span>
      </div>
      <div className={styles.line}>
        <div className={styles.texts}>
          <h2 className={styles.name}>{vendorName}</h2>
          <p className={styles.lobby}>{name}</p>
        </div>
        {lobby.hasDemo && playable && (
          <Button variant="ghost" onClick={() => launch(lobby, 'demo')} aria-label={`${t('card.demo')}: ${name}`}>
            {t('card.demo')}
          </Button>
        )}
        <Button
          variant={playable ? 'accent' : 'secondary'}
          onClick={() => launch(lobby)}
          aria-label={`${t('in_immediate_game')}: ${name}`}
        >
          {t(playable ? 'in_immediate_game' : 'centre.alternatives')}
        </Button>
      </div>
    </article>
  );
}
