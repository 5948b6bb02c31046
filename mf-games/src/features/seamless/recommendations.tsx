import type { Game } from '@marquee/contract/entities/game';
import { useCall, useFailureTexts, useLanguage, useMessages } from '@marquee/kit';
import { buttonClass, EmptyState, ErrorState, SectionHeader } from '@marquee/ui';
import { Settings } from '@marquee/ui/icons';
import { Link } from 'react-router-dom';
import { useCardTools } from '../game-card/use-card-tools';
import { GameCard } from '../game-card/game-card';
import { GameCardSkeleton } from '../game-card/game-card-skeleton';
import styles from './seamless.module.css';

const LIMIT = 6;

/** Shown for a game under maintenance; offers similar games that can be played now. */
export function Recommendations({ game: { nodeId, displayName: name } }: { readonly game: Game }) {
  const t = useMessages('games');
  const games = useCall('games.recommended', { language: useLanguage(), limit: LIMIT, nodeId });
  const tools = useCardTools();
  const failureTexts = useFailureTexts();
  return (
    <section className={styles.recommendations}>
      <EmptyState
        icon={<Settings />}
        title={t('seamless.maintenance', { name })}
        description={t('seamless.maintenanceHint')}
        action={
          <Link to="/" className={buttonClass()}>
            {t('seamless.toHome')}
          </Link>
        }
      />
      <div>
        <SectionHeader title={t('seamless.playInstead')} />
        {games.error ? (
          <ErrorState compact {...failureTexts(games.error)} onRetry={() => void games.refetch()} />
        ) : (
          <div className={styles.games}>
            {games.data?.map((game) => <GameCard key={game.nodeId} game={game} tools={tools} />) ??
              Array.from({ length: LIMIT }, (_, index) => <GameCardSkeleton key={index} startButton />)}
          </div>
        )}
      </div>
    </section>
  );
}
