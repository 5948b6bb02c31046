import { useSession, useShell, useTopic } from '@marquee/kit';
import { useCurrentBoot } from '../../lib/boot';
import { modals } from '../../lib/modals/modal-store';

const MODAL = 'prize';
/** The last rain that this tab has shown; `all`: none is shown in this tab. */
const KEY = 'mq.rains-shown';

/**
 * Opens the popup of an envelope rain when it begins, where a remote contributes it: for members, never over another popup
 * and never over a game.
 */
export function useEnvelopeRain(isGameOpen: boolean): void {
  const { state } = useSession();
  const { openModal } = useShell();
  const isAvailable = useCurrentBoot().remotes.some(({ manifest }) => manifest.modals.some(({ id }) => id === MODAL));
  useTopic('envelopes.rain', ({ rainId }) => {
    if (state !== 'member' || !isAvailable || isGameOpen || modals.stack().length > 0) return;
    const shown = sessionStorage.getItem(KEY);
    if (shown === 'all' || shown === rainId) return;
    sessionStorage.setItem(KEY, rainId);
    openModal(MODAL, { kind: 'rain' });
  });
}
