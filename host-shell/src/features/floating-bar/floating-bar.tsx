import { useBrand, useFlag, useMessages, useSession } from '@marquee/kit';
import { cx } from '@marquee/ui';
import { ArrowUpFromLine, Headset, UserPlus } from '@marquee/ui/icons';
import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { useCurrentBoot } from '../../lib/boot';
import { invitationAddress } from '../navigation/invitation-address';
import { ShellLink } from '../../lib/shell-link';
import { UnreadCount } from '../../lib/unread-count';
import { useIsSubUser } from '../session/use-is-sub-user';
import { ContactLink, contactName } from '../support/contact-link';
import { useLiveChat } from '../support/live-chat-state';
import { ServiceIcon } from '../support/service-icon';
import { AppEntry } from './app-entry';
import styles from './floating-bar.module.css';

/** Far enough down that the way back is worth a button. */
const DEEP_PX = 900;

interface FloatingBarProps {
  /** Where the bar would lie on a page's own controls it is one button: `gutter` in the free space beside the page, `inline` below it. */
  readonly collapsed?: 'gutter' | 'inline' | undefined;
}

/**
 * Invitation, app and customer service within reach on every page, and the way back up. Only what the brand has is shown;
 * Facebook stands in the side menu alone (specification, section 2). Sub-users of an agent neither invite nor write for the agent.
 */
export function FloatingBar({ collapsed }: FloatingBarProps) {
  const t = useMessages('shell');
  const isSubUser = useIsSubUser();
  const absent = isSubUser ? ['FACEBOOK', 'LIVECHAT'] : ['FACEBOOK'];
  const contacts = useBrand().customerService.filter(({ csType }) => !absent.includes(csType));
  const deep = useScrolledDeep();
  const hasApp = useFlag('APPDOWNLOAD');
  const boot = useCurrentBoot();
  const { state } = useSession();
  const invitation = isSubUser ? null : invitationAddress(boot, state);
  if (contacts.length === 0 && !deep && !hasApp && !invitation) return null;
  const entries = (
    <>
      {invitation && (
        <ShellLink className={styles.entry} to={invitation} aria-label={t('footer.link.invite')}>
          <UserPlus aria-hidden="true" />
          <Name>{t('footer.link.invite')}</Name>
        </ShellLink>
      )}
      {hasApp && <AppEntry />}
      {contacts.map((contact) => (
        <ContactLink
          key={contact.csType + contact.title}
          contact={contact}
          className={styles.entry}
          aria-label={contactName(t, contact)}
        >
          <ServiceIcon type={contact.csType} />
          <Name>{contactName(t, contact)}</Name>
        </ContactLink>
      ))}
      {deep && (
        <button type="button" className={styles.entry} aria-label={t('floatingBar.top')} onClick={scrollUp}>
          <ArrowUpFromLine aria-hidden="true" />
          <Name>{t('floatingBar.top')}</Name>
        </button>
      )}
    </>
  );
  return <Bar collapsed={collapsed}>{entries}</Bar>;
}

/** What an entry is, in sight: two ways of one kind have one sign. */
const Name = ({ children }: { readonly children: string }) => (
  <span className={styles.name} aria-hidden="true">
    {children}
  </span>
);

/** The entries, and the button that opens them where the bar is one button: on narrow screens that is everywhere. */
function Bar({ collapsed, children }: FloatingBarProps & { readonly children: ReactNode }) {
  const t = useMessages('shell');
  const id = useId();
  const [open, setOpen] = useState(false);
  const { unread } = useLiveChat();
  const label = t('floatingBar.label');
  const onKeyDown = (event: KeyboardEvent) => event.key === 'Escape' && setOpen(false);
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent) =>
    !currentTarget.contains(relatedTarget) && setOpen(false);
  return (
    <aside className={cx(styles.bar, collapsed && styles.collapsed, collapsed && styles[collapsed])} aria-label={label}>
      <div role="presentation" onKeyDown={onKeyDown} onBlur={onBlur}>
        <div id={id} className={cx(styles.entries, !open && styles.closed)}>
          {(open || !collapsed) && children}
        </div>
        <button
          type="button"
          className={styles.toggle}
          aria-label={unread > 0 ? t('liveChat.unreadOf', { name: label, count: unread }) : label}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          <Headset aria-hidden="true" />
          <UnreadCount unread={unread} />
        </button>
      </div>
    </aside>
  );
}

function scrollUp(): void {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: calm ? 'instant' : 'smooth' });
}

function useScrolledDeep(): boolean {
  const [deep, setDeep] = useState(false);
  useEffect(() => {
    const measure = () => setDeep(window.scrollY > DEEP_PX);
    window.addEventListener('scroll', measure, { passive: true });
    return () => window.removeEventListener('scroll', measure);
  }, []);
  return deep;
}
