import type { Game } from '@marquee/contract/entities/game';
import { useMessages, useSession, useSessionActions, useShell } from '@marquee/kit';
import { useCallback } from 'react';
import { launchAccessOf, seamlessPath } from './launch-access';

const FEATURES = 'popup,width=1280,height=800';

/**
 * Opens the launch frame in a new window; shows an error when the browser blocks it.
 * @returns whether it opened
 */
export function useLaunchInWindow(): (game: Pick<Game, 'nodeId'>) => boolean {
  const t = useMessages('games');
  const { state } = useSession();
  const { requireRealAccount } = useSessionActions();
  const shell = useShell();
  return useCallback(
    ({ nodeId }) => {
      if (launchAccessOf(state, 'real') !== 'open') {
        requireRealAccount();
        return false;
      }
      const gameWindow = window.open(seamlessPath(nodeId), `game-${nodeId}`, FEATURES);
      if (!gameWindow) shell.toast({ kind: 'error', message: t('popup.blocked') });
      return gameWindow !== null;
    },
    [t, state, requireRealAccount, shell],
  );
}
