import type { Game } from '@marquee/contract/entities/game';
import { useSession, useSessionActions, useShell } from '@marquee/kit';
import { useCallback } from 'react';
import { type LaunchMode, launchVerdict, seamlessPath } from './launch-rules';

export type Launch = (game: Pick<Game, 'nodeId'>, mode?: LaunchMode) => void;

/** Opens a game in the launch frame, or the popup that stands before it for this visitor. */
export function useLaunch(): Launch {
  const { state } = useSession();
  const { requireRealAccount } = useSessionActions();
  const shell = useShell();
  return useCallback(
    ({ nodeId }, mode = 'real') => {
      if (launchVerdict(state, mode) === 'open') shell.navigate(seamlessPath(nodeId, mode));
      else requireRealAccount();
    },
    [state, requireRealAccount, shell],
  );
}
