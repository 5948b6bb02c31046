import type { Game, Vendor } from '@marquee/contract/entities/game';
import { useFormat, useMessages } from '@marquee/kit';
import { Badge, Button, buttonClass } from '@marquee/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useLaunch } from '../launch/use-launch';
import styles from './vendor-centre.module.css';

interface VendorCardProps {
  readonly vendor: Vendor;
  /** The first of its lobbies; undefined where the overview does not reach it. */
  readonly lobby: Game | undefined;
}

/** One vendor: its only lobby, or the way to its lobbies. */
export function VendorCard({ vendor, lobby }: VendorCardProps) {
  const t = useMessages('games');
  const { number } = useFormat();
  const { vassalage, displayName: name, gameCount, playable } = vendor;
  if (gameCount === 1 && lobby) return <LobbyCard lobby={lobby} />;
  const count = t('list.found', { count: gameCount, total: number(gameCount) });
  return (
    <Card art={lobby?.lagerIcon} playable={playable} title={name} text={count}>
      <Link
        to={`?vassalage=${vassalage}`}
        className={buttonClass({ variant: 'accent' })}
        aria-label={`${name}: ${count}`}
      >
        {t('centre.lobbies')}
      </Link>
    </Card>
  );
}

/** One lobby: its picture, its state, and the way in. */
export function LobbyCard({ lobby }: { readonly lobby: Game }) {
  const t = useMessages('games');
  const launch = useLaunch();
  const { displayName: name, vendorName, playable } = lobby;
  return (
    <Card art={lobby.lagerIcon} playable={playable} title={vendorName} text={name}>
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
    </Card>
  );
}

interface CardProps {
  readonly art: string | undefined;
  readonly playable: boolean;
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

function Card({ art, playable, title, text, children }: CardProps) {
  const t = useMessages('games');
  return (
    <article className={styles.card} data-playable={playable}>
      <div className={styles.plate}>
        {art !== undefined && (
          <img className={styles.art} src={art} alt="" width={720} height={405} loading="lazy" decoding="async" />
        )}
        <span className={styles.state}>
          <Badge tone={playable ? 'success' : 'warning'}>{t(playable ? 'centre.open' : 'centre.maintenance')}</Badge>
        </span>
      </div>
      <div className={styles.line}>
        <div className={styles.texts}>
          <h2 className={styles.name}>{title}</h2>
          <p className={styles.lobby}>{text}</p>
        </div>
        {children}
      </div>
    </article>
  );
}
