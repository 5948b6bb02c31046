import type { Game } from '@marquee/contract/entities/game';
import { type ApiError, useFailureTexts, useMessages, usePageTitle } from '@marquee/kit';
import { buttonClass, EmptyState, ErrorState } from '@marquee/ui';
import { PageHeader } from '@marquee/ui/page';
import { type ReactNode, useCallback } from 'react';
import { Link } from 'react-router-dom';
import { useCardTools } from '../game-card/use-card-tools';
import { GameGrid } from '../game-grid/game-grid';
import { GameGridSkeleton } from '../game-grid/game-grid-skeleton';
import { useScrollRestoration } from '../game-grid/use-scroll-restoration';

interface AccountGamesTexts {
  readonly title: string;
  readonly description: string;
  /** Texts for an empty list. */
  readonly empty: string;
  readonly emptyHint: string;
}

interface AccountGamesProps {
  readonly texts: AccountGamesTexts;
  readonly icon: ReactNode;
  readonly games: readonly Game[] | undefined;
  readonly error: ApiError | null;
  readonly onRetry: () => void;
  readonly more?: ReactNode;
}

/** A list of games that belongs to the account. */
export function AccountGames({ texts, icon, games, error, onRetry, more }: AccountGamesProps) {
  const t = useMessages('games');
  const tools = useCardTools();
  const failureTexts = useFailureTexts();
  usePageTitle(texts.title);
  useScrollRestoration(games !== undefined);
  const gameAt = useCallback((index: number) => games?.[index], [games]);
  return (
    <section>
      <PageHeader title={texts.title} description={texts.description} />
      {games && games.length > 0 && (
        <GameGrid label={texts.title} total={games.length} gameAt={gameAt} startButton tools={tools} />
      )}
      {games?.length === 0 && (
        <EmptyState
          icon={icon}
          title={texts.empty}
          description={texts.emptyHint}
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
