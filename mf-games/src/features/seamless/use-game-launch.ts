import type { CallValue } from '@marquee/contract/calls/index';
import { type ApiError, callApi, callKey, publish, refreshCall, useGameVisit, useLanguage } from '@marquee/kit';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { LaunchMode } from '../launch/launch-rules';

export type GameLaunch = CallValue<'games.launch'>;

interface LaunchRequest {
  readonly nodeId: number;
  readonly mode: LaunchMode;
}

/** Opens a game: each visit of the frame gets a launch token of its own, which is never taken from a cache. */
export function useGameLaunch({ nodeId, mode }: LaunchRequest, enabled: boolean): UseQueryResult<GameLaunch, ApiError> {
  const request = { nodeId, mode, language: useLanguage() };
  const launch = useQuery<GameLaunch, ApiError>({
    queryKey: callKey('games.launch', request),
    queryFn: ({ signal }) => callApi('games.launch', request, { signal }),
    // Once it is open, nothing that makes the page's other data anew may open it again under the player's hands.
    enabled: ({ state }) => enabled && state.data === undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  const opened = launch.data !== undefined;
  useEffect(() => {
    if (!opened) return;
    publish('games.launched', { nodeId });
    void refreshCall('games.recent');
    // Money may have followed into the game before the page's live stream was open to tell of it.
    if (mode === 'real') void refreshCall('wallets.balance');
  }, [opened, nodeId, mode]);
  useGameVisit(launch.data?.visitId ?? null);
  return launch;
}
