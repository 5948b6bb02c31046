import { prefetchWhenIdle, useFederation } from '@marquee/kit/host';
import { useEffect } from 'react';
import { followLiveEvents } from '../features/session/live-stream';
import { followOtherTabs } from '../features/session/follow-other-tabs';
import { useIdle } from './use-idle';

/** Once the first screen stands: the live stream, the other tabs, and the remotes that are not needed yet. */
export function useLivePage(): void {
  const federation = useFederation();
  const idle = useIdle();
  useEffect(() => {
    if (!idle) return;
    prefetchWhenIdle(federation.boot());
    return followLiveEvents(federation);
  }, [idle, federation]);
  useEffect(followOtherTabs, []);
}
