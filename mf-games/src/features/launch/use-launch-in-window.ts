import type { Game } from '@marquee/contract/entities/game';
import { useMessages, useSession, useSessionActions, useShell } from '@marquee/kit';
import { useCallback } from 'react';
import { launchVerdict, seamlessPath } from './launch-rules';

const FEATURES = 'popup,width=1280,height=800';

/**
 * Opens the launch frame in a window of its own; says so when the browser blocks it.
 * @returns whether it opened
 */
export function useLaunchInWindow(): (game: Pick<Game, 'nodeId'>) => boolean {
  const t = useMessages('games');
  const { state } = useSession();
  const { requireRealAccount } = useSessionActions();
  const shell = useShell();
  return useCallback(
    ({ nodeId }) => {
      if (launchVerdict(state, 'real') !== 'open') {
        requireRealAccount();
        return false;
      }
      const opened = window.open(seamlessPath(nodeId), `game-${nodeId}`, FEATURES);
      if (!opened) shell.toast({ kind: 'error', message: t('popup.blocked') });
      return opened !== null;
    },
    [t, state, requireRealAccount, shell],
  );
}
