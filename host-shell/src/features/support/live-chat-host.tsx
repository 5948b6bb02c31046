import { refreshCall, useCall, useTopic } from '@marquee/kit';
import { useEffect } from 'react';
import { useLoaded } from '../../lib/use-loaded';
import { forgetLiveChat, setChatUnread, useLiveChat } from './live-chat-state';

const loadPanel = () => import(/* webpackChunkName: "live-chat-panel" */ './live-chat-panel');

/** Counts what the member has not read, and shows the panel once it is wanted. */
export function LiveChatHost() {
  const { isRequested } = useLiveChat();
  const { data } = useCall('chat.conversation', {});
  const Panel = useLoaded(loadPanel, isRequested)?.LiveChatPanel;
  useTopic('chat.changed', ({ unread }) => {
    setChatUnread(unread);
    void refreshCall('chat.conversation');
  });
  useEffect(() => {
    if (data) setChatUnread(data.unread);
  }, [data]);
  useEffect(() => forgetLiveChat, []);
  return isRequested && Panel ? <Panel /> : null;
}
