import type { Game } from '@marquee/contract/entities/game';
import { useSession, useSessionActions, useShell } from '@marquee/kit';
import { useCallback } from 'react';
import { type LaunchMode, launchAccessOf, seamlessPath } from './launch-access';

export type Launch = (game: Pick<Game, 'nodeId'>, mode?: LaunchMode) => void;

/** Opens a game in the launch frame, or the popup that this visitor has to pass first. */
export function useLaunch(): Launch {
  const { state } = useSession();
  const { requireRealAccount } = useSessionActions();
  const shell = useShell();
  return useCallback(
    ({ nodeId }, mode = 'real') => {
      if (launchAccessOf(state, mode) === 'open') shell.navigate(seamlessPath(nodeId, mode));
      else requireRealAccount();
    },
    [state, requireRealAccount, shell],
  );
}
