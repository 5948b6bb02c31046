import { useIdle } from '@marquee/kit';
import { useLoaded } from '../../lib/use-loaded';

const load = () => import(/* webpackChunkName: "floating-bar" */ './late-parts');

/**
 * What stands around a page and gives way to the first screen: the floating bar, the session's figures, and the account menu's
 * entries and count.
 * @param isNeeded somebody waits for it now
 * @param onFailed each time that it does not load
 */
export function useLateParts(isNeeded = false, onFailed?: (error: unknown) => void) {
  const isIdle = useIdle();
  return useLoaded(load, isIdle || isNeeded, onFailed);
}
