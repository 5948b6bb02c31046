import { useBrand, useIdle, useSession } from '@marquee/kit';
import { useEffect } from 'react';
import { useLoaded } from '../../lib/use-loaded';
import { useIsSubUser } from '../session/use-is-sub-user';
import { openLiveChat, useLiveChat } from './live-chat-state';

const loadHost = () => import(/* webpackChunkName: "live-chat" */ './live-chat-host');
/** The end of the address that opens the chat (call `chat.launch`). */
const OPENING_HASH = '#live-chat';

/** The live chat's place in the page. Its code comes for members once the first screen stands, its panel when it is opened. Sub-users have none. */
export function LiveChat() {
  const { customerService } = useBrand();
  const { member } = useSession();
  const { isRequested } = useLiveChat();
  const idle = useIdle();
  const isSubUser = useIsSubUser();
  const exists = customerService.some(({ csType }) => csType === 'LIVECHAT') && !isSubUser;
  const Host = useLoaded(loadHost, exists && member !== null && (isRequested || idle))?.LiveChatHost;
  useEffect(() => {
    if (!exists || !idle || location.hash !== OPENING_HASH) return;
    history.replaceState(history.state, '', location.pathname + location.search);
    openLiveChat();
  }, [exists, idle]);
  return Host && member ? <Host key={member.id} /> : null;
}
