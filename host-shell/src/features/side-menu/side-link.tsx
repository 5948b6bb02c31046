import type { ServiceContact } from '@marquee/contract/boot';
import type { ReactNode } from 'react';
import { ShellLink } from '../../lib/shell-link';
import { ContactLink } from '../support/contact-link';
import styles from './side-menu.module.css';

interface SideLinkProps {
  readonly label: string;
  readonly icon: ReactNode;
  /** A page of this site, … */
  readonly to?: string;
  /** … a way to customer service, or … */
  readonly contact?: ServiceContact;
  /** … something that opens here. */
  readonly onOpen?: () => void;
  /** Folded, the label is for assistive technology and the tooltip. */
  readonly expanded: boolean;
  readonly onLeave?: (() => void) | undefined;
}

/** One line of the side menu. */
export function SideLink({ label, icon, to, contact, onOpen, expanded, onLeave }: SideLinkProps) {
  const title = expanded ? undefined : label;
  const content = (
    <>
      <span className={styles.icon}>{icon}</span>
      <span className={styles.label}>{label}</span>
    </>
  );
  if (contact) {
    return (
      <li>
        <ContactLink className={styles.link} contact={contact} title={title} onLeave={onLeave}>
          {content}
        </ContactLink>
      </li>
    );
  }
  if (onOpen) {
    const open = () => {
      onLeave?.();
      onOpen();
    };
    return (
      <li>
        <button type="button" className={styles.link} title={title} onClick={open}>
          {content}
        </button>
      </li>
    );
  }
  return (
    <li>
      <ShellLink className={styles.link} to={to ?? '/'} title={title} onClick={() => onLeave?.()}>
        {content}
      </ShellLink>
    </li>
  );
}
