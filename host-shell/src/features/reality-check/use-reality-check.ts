import { useSession } from '@marquee/kit';
import { useEffect } from 'react';

/** While a member plays for money: tells them from time to time how long and with what result. Its code loads with the game. */
export function useRealityCheck(isGameOpen: boolean): void {
  const { state } = useSession();
  const isPlaying = isGameOpen && (state === 'member' || state === 'agent');
  useEffect(() => {
    if (!isPlaying) return;
    const stopping = new AbortController();
    import(/* webpackChunkName: "reality-check" */ './watch-reality')
      .then(({ watchReality }) => watchReality(stopping.signal))
      .catch(() => undefined);
    return () => stopping.abort();
  }, [isPlaying]);
}
