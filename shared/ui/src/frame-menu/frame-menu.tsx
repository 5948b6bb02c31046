import type { ReactNode } from 'react';
import { ScrollRow } from '../layout';
import styles from './frame-menu.module.css';

interface FrameMenuProps {
  readonly label: string;
  /** The address of the page, so that its entry is in view. */
  readonly current: string;
  /** Items of a list, each with a link or button of the class `frameMenuEntry`. */
  readonly children: ReactNode;
}

/** The menu beside the pages of a frame; on narrow screens a row above them. */
export function FrameMenu({ label, current, children }: FrameMenuProps) {
  return (
    <nav aria-label={label}>
      <ScrollRow as="ul" current={current} className={styles.menu}>
        {children}
      </ScrollRow>
    </nav>
  );
}

/** Class of an entry: an icon, its words, and perhaps a badge. */
export const frameMenuEntry: string = styles.entry ?? '';

/** The red count of an entry, after its words. */
export function FrameMenuBadge({ children }: { readonly children: ReactNode }) {
  return (
    <>
      {' '}
      <span className={styles.badge}>{children}</span>
    </>
  );
}
