import { publish, useCall, useSession } from '@marquee/kit';
import { useEffect } from 'react';

/** Tells the menus how many messages are unread; from then on the server does with every change. */
export function useUnreadCount(): void {
  const { data } = useCall('messages.unreadCount', {}, { staleMs: 0, enabled: useSession().state !== 'trial' });
  const count = data?.unread;
  useEffect(() => {
    if (count !== undefined) publish('messages.unread', { count });
  }, [count]);
}
