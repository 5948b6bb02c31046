import type { ServiceContact } from '@marquee/contract/boot';
import { type Translate, useMessages } from '@marquee/kit';
import { VisuallyHidden } from '@marquee/ui';
import type { ReactNode } from 'react';
import { UnreadCount } from '../../lib/unread-count';
import { openLiveChat, useLiveChat } from './live-chat-state';
import { useServicePath } from './use-service-path';

interface ContactLinkProps {
  readonly contact: ServiceContact;
  readonly className?: string | undefined;
  readonly title?: string | undefined;
  readonly 'aria-label'?: string | undefined;
  readonly onLeave?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** The name of a way to customer service: other sites have names, our own chat has words. */
export const contactName = (t: Translate, { csType, title }: ServiceContact): string =>
  csType === 'LIVECHAT' ? t('liveChat.title') : title;

/** A way to customer service: the live chat opens here, everything else on its own site. */
export function ContactLink({ contact, onLeave, ...rest }: ContactLinkProps) {
  if (contact.csType === 'LIVECHAT') return <ChatButton {...rest} onLeave={onLeave} />;
  return <OutsideLink {...rest} contact={contact} onLeave={onLeave} />;
}

/** A link that cannot be followed yet while its address is being unsealed: without one it would have no role. */
function OutsideLink({ contact, onLeave, children, ...rest }: ContactLinkProps) {
  const path = useServicePath(contact);
  const pendingProps = path === undefined && ({ role: 'link', 'aria-disabled': true } as const);
  return (
    <a {...rest} {...pendingProps} href={path} target="_blank" rel="noopener noreferrer" onClick={onLeave}>
      {children}
    </a>
  );
}

function ChatButton({ onLeave, children, ...rest }: Omit<ContactLinkProps, 'contact'>) {
  const t = useMessages('shell');
  const { unread } = useLiveChat();
  const open = () => {
    onLeave?.();
    openLiveChat();
  };
  const name = rest['aria-label'];
  const labelText = unread > 0 && name ? t('liveChat.unreadOf', { name, count: unread }) : name;
  return (
    <button {...rest} aria-label={labelText} type="button" onClick={open}>
      {children}
      <UnreadCount unread={unread} />
      {unread > 0 && !name && <VisuallyHidden>{t('liveChat.unread', { count: unread })}</VisuallyHidden>}
    </button>
  );
}
