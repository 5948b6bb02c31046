import { callApi } from '@marquee/kit';
import { modals } from '../../lib/modals/modal-store';

const MINUTE_MS = 60_000;

/**
 * Shows the reality check each time the member's interval of play has passed, until the game is left.
 * A figure that cannot be read is tried again after the next interval: play is not held up by it.
 */
export async function watchReality(signal: AbortSignal): Promise<void> {
  const { intervalMinutes } = await callApi('limits.reality', {});
  const show = async () => {
    const reality = await callApi('limits.reality', {}).catch(() => null);
    if (reality && !signal.aborted) modals.open('reality-check', reality);
  };
  if (signal.aborted) return;
  const timer = setInterval(() => void show(), intervalMinutes * MINUTE_MS);
  signal.addEventListener('abort', () => {
    clearInterval(timer);
    modals.close('reality-check');
  });
}
