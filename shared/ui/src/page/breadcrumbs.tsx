import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './breadcrumbs.module.css';

export interface BreadcrumbsProps {
  /** Accessible name of the navigation. */
  readonly label: string;
  /** Links from the top down. */
  readonly ancestors: readonly { readonly id: string; readonly link: ReactNode }[];
  readonly current: ReactNode;
}

/** The path to this page, or to what it shows. */
export function Breadcrumbs({ label, ancestors, current }: BreadcrumbsProps) {
  return (
    <nav className={styles.breadcrumbs} aria-label={label}>
      <ol>
        {ancestors.map(({ id, link }) => (
          <li key={id}>
            {link}
            <ChevronRight aria-hidden="true" />
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}
