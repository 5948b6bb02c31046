import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Badge } from '@marquee/ui';
import { NavLink } from 'react-router-dom';
import { useRead } from '../../../lib/calls';

/** Link to the live chat, with the number of waiting conversations. */
export function ChatLink() {
  const t = useMessages('console');
  const { data } = useRead('chatAdmin.queue', { view: 'mine', pageSize: 1 });
  const count = (data?.waiting ?? 0) + (data?.unread ?? 0);
  return (
    <NavLink to="/chat">
      {t('nav.chat')} {count > 0 && <Badge tone="hot">{t('chat.waiting', { count })}</Badge>}
    </NavLink>
  );
}
