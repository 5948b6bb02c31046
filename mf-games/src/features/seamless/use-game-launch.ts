import type { CallValue } from '@marquee/contract/calls/index';
import {
  type ApiError,
  callApi,
  callKey,
  publish,
  refreshCall,
  useGameVisit,
  useLanguage,
  useReportSuccess,
} from '@marquee/kit';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { LaunchMode } from '../launch/launch-access';

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
    // An open game is not launched again when the page's other data is refreshed.
    enabled: ({ state }) => enabled && state.data === undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  const isOpen = launch.data !== undefined;
  const reportSuccess = useEffectEvent(useReportSuccess());
  useEffect(() => {
    if (!isOpen) return;
    reportSuccess();
    publish('games.launched', { nodeId });
    void refreshCall('games.recent');
    // The launch may have moved money before the live stream was open to announce it.
    if (mode === 'real') void refreshCall('wallets.balance');
  }, [isOpen, nodeId, mode]);
  useGameVisit(launch.data?.visitId ?? null);
  return launch;
}
