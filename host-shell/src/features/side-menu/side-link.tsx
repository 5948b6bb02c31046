import type { ReactNode } from 'react';
import { ShellLink } from '../navigation/shell-link';
import styles from './side-menu.module.css';

interface SideLinkProps {
  readonly label: string;
  readonly icon: ReactNode;
  /** Of this site, or … */
  readonly to?: string;
  /** … of another. */
  readonly href?: string;
  /** Folded, the label is for assistive technology and the tooltip. */
  readonly expanded: boolean;
  readonly onLeave?: (() => void) | undefined;
}

/** One line of the side menu. */
export function SideLink({ label, icon, to, href, expanded, onLeave }: SideLinkProps) {
  const title = expanded ? undefined : label;
  const content = (
    <>
      <span className={styles.icon}>{icon}</span>
      <span className={styles.label}>{label}</span>
    </>
  );
  return (
    <li>
      {to === undefined ? (
        <a
          className={styles.link}
          href={href}
          target="_blank"
          rel="noopener noreferrer"
          title={title}
          onClick={onLeave}
        >
          {content}
        </a>
      ) : (
        <ShellLink className={styles.link} to={to} title={title} onClick={() => onLeave?.()}>
          {content}
        </ShellLink>
      )}
    </li>
  );
}
