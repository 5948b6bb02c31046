import { prefetchWhenIdle, runtime } from '@marquee/kit/host';
import { useEffect } from 'react';
import { followLiveEvents } from '../features/session/live-stream';
import { followOtherTabs } from '../features/session/follow-other-tabs';
import { useIdle } from './use-idle';

/** Once the first screen stands: the live stream, the other tabs, and the remotes that are not needed yet. */
export function useLivePage(): void {
  const idle = useIdle();
  useEffect(() => {
    if (!idle) return;
    prefetchWhenIdle(runtime().boot);
    return followLiveEvents();
  }, [idle]);
  useEffect(followOtherTabs, []);
}
