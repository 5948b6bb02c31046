import { FAVOURITE_THROTTLE_MS } from '@marquee/contract/constants';
import type { Game } from '@marquee/contract/entities/game';
import {
  ApiError,
  callApi,
  callKey,
  publish,
  refreshCall,
  useCall,
  useErrorMessage,
  useSession,
  useSessionActions,
  useShell,
  useTopic,
} from '@marquee/kit';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { createThrottle, withFavourite } from './favourite-set';

export interface Favourites {
  has(nodeId: number): boolean;
  toggle(game: Game): void;
}

const IDS_KEY = callKey('games.favouriteIds', {});
const NONE: readonly number[] = [];
const allowsToggle = createThrottle(FAVOURITE_THROTTLE_MS);

/**
 * Favourites of the member; trial accounts have none. A toggle shows at once; when the server refuses, it is reverted and the reason shown.
 * The object is stable until something changes, so that cards are not rendered again.
 */
export function useFavourites(): Favourites {
  const { state } = useSession();
  const hasList = state === 'member' || state === 'agent';
  const { requireRealAccount } = useSessionActions();
  const queryClient = useQueryClient();
  const shell = useShell();
  const messageOf = useErrorMessage();
  const { data: nodeIds = NONE } = useCall('games.favouriteIds', {}, { enabled: hasList });

  useTopic('games.favouriteChanged', ({ nodeId, favourite }) => show(queryClient, nodeId, favourite));

  return useMemo(() => {
    const change = async (game: Game, favourite: boolean) => {
      await queryClient.cancelQueries({ queryKey: IDS_KEY });
      show(queryClient, game.nodeId, favourite);
      try {
        await save(game, favourite);
        publish('games.favouriteChanged', { nodeId: game.nodeId, favourite });
        await refreshCall('games.favourites');
      } catch (error) {
        show(queryClient, game.nodeId, !favourite);
        const { code, details, requestId } = error instanceof ApiError ? error : new ApiError('unknown_error');
        shell.toast({ kind: 'error', message: messageOf({ code, details }), requestId });
      }
    };
    return {
      has: (nodeId) => hasList && nodeIds.includes(nodeId),
      toggle: (game) => {
        if (requireRealAccount() && allowsToggle(game.nodeId)) void change(game, !nodeIds.includes(game.nodeId));
      },
    };
  }, [hasList, nodeIds, requireRealAccount, queryClient, shell, messageOf]);
}

function show(queryClient: QueryClient, nodeId: number, favourite: boolean): void {
  queryClient.setQueryData<readonly number[]>(IDS_KEY, (current = NONE) => withFavourite(current, nodeId, favourite));
}

function save({ nodeId, vassalage, gameType }: Game, favourite: boolean): Promise<unknown> {
  const request = { nodeId, vendor: vassalage, gameType };
  return favourite ? callApi('games.addFavourite', request) : callApi('games.removeFavourite', request);
}
