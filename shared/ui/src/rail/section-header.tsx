import { ArrowRight } from 'lucide-react';
import type { MouseEventHandler, ReactNode } from 'react';
import { cx } from '../cx';
import styles from './section-header.module.css';

export interface MoreLink {
  readonly label: string;
  readonly href: string;
  /** To navigate within the page instead of following the link. */
  readonly onClick?: MouseEventHandler<HTMLAnchorElement> | undefined;
}

export interface SectionHeaderProps {
  readonly title: ReactNode;
  readonly id?: string | undefined;
  readonly icon?: ReactNode;
  readonly more?: MoreLink | undefined;
  /** Further controls at the end, such as the arrows of a rail. */
  readonly actions?: ReactNode;
}

export function SectionHeader({ title, id, icon, more, actions }: SectionHeaderProps) {
  return (
    <header className={styles.header}>
      <h2 className={styles.title} id={id}>
        {icon ?? <span className={styles.mark} aria-hidden="true" />}
        {title}
      </h2>
      {more !== undefined && (
        <a className={styles.more} href={more.href} onClick={more.onClick} aria-describedby={id}>
          {more.label}
          <ArrowRight className={styles.arrow} aria-hidden="true" />
        </a>
      )}
      {actions !== undefined && <div className={cx(styles.actions)}>{actions}</div>}
    </header>
  );
}
