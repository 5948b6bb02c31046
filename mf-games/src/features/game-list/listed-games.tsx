import { useFailureTexts, useMessages } from '@marquee/kit';
import { ErrorState } from '@marquee/ui';
import { useCardTools } from '../game-card/use-card-tools';
import { GameGrid } from '../game-grid/game-grid';
import { type ListPage, type ListRequest, useGamePages } from './use-game-pages';

interface ListedGamesProps {
  readonly request: ListRequest;
  readonly firstPage: ListPage;
  readonly startButton: boolean;
  /** Dims the games of the previous request while this one is loading. */
  readonly stale: boolean;
}

/** The games of a list. Pages that load while it scrolls render this component only, not the filters around it. */
export function ListedGames({ request, firstPage, startButton, stale }: ListedGamesProps) {
  const t = useMessages('games');
  const tools = useCardTools();
  const failureTexts = useFailureTexts();
  const { gameAt, showRange, failure } = useGamePages(request, firstPage);
  return (
    <>
      {failure && <ErrorState compact {...failureTexts(failure.error)} onRetry={failure.retry} />}
      <GameGrid
        label={t('list.games')}
        total={firstPage.totalElements}
        gameAt={gameAt}
        startButton={startButton}
        tools={tools}
        onVisible={showRange}
        stale={stale}
      />
    </>
  );
}
