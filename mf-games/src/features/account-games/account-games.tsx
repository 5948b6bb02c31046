import type { Game } from '@marquee/contract/entities/game';
import { type ApiError, useFailureTexts, useMessages, usePageTitle } from '@marquee/kit';
import { buttonClass, EmptyState, ErrorState } from '@marquee/ui';
import { PageHeader } from '@marquee/ui/page';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useFavourites } from '../favourites/use-favourites';
import { GameGrid } from '../game-grid/game-grid';
import { GameGridSkeleton } from '../game-grid/game-grid-skeleton';
import { useScrollMemory } from '../game-grid/scroll-memory';

interface AccountGamesProps {
  /** `favourites` or `recent`: which texts to use. */
  readonly list: 'favourites' | 'recent';
  readonly icon: ReactNode;
  readonly games: readonly Game[] | undefined;
  readonly error: ApiError | null;
  readonly onRetry: () => void;
  readonly more?: ReactNode;
}

/** A list of games that belongs to the account. */
export function AccountGames({ list, icon, games, error, onRetry, more }: AccountGamesProps) {
  const t = useMessages('games');
  const favourites = useFavourites();
  const failureTexts = useFailureTexts();
  usePageTitle(t(`${list}.title`));
  useScrollMemory(games !== undefined);
  return (
    <section>
      <PageHeader title={t(`${list}.title`)} description={t(`${list}.description`)} />
      {games && games.length > 0 && (
        <GameGrid
          label={t(`${list}.title`)}
          total={games.length}
          gameAt={(index) => games[index]}
          startButton
          favourites={favourites}
        />
      )}
      {games?.length === 0 && (
        <EmptyState
          icon={icon}
          title={t(`${list}.empty`)}
          description={t(`${list}.emptyHint`)}
          action={
            <Link to="/rng" className={buttonClass({ variant: 'primary' })}>
              {t('list.browse')}
            </Link>
          }
        />
      )}
      {more}
      {!games && error && <ErrorState {...failureTexts(error)} onRetry={onRetry} />}
      {!games && !error && <GameGridSkeleton startButton />}
    </section>
  );
}
