import type { ReactNode } from 'react';
import styles from './page-header.module.css';

export interface PageHeaderProps {
  readonly title: ReactNode;
  readonly description?: ReactNode;
  /** A breadcrumb or a way back, above the title. */
  readonly above?: ReactNode;
  readonly actions?: ReactNode;
}

/** The one `h1` of a page with its actions. */
export function PageHeader({ title, description, above, actions }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.texts}>
        {above}
        <h1 className={styles.title}>{title}</h1>
        {description !== undefined && <p className={styles.description}>{description}</p>}
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
