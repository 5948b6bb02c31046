import type { MouseEvent, ReactNode } from 'react';
import styles from './form.module.css';

export interface LinkActionProps {
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/**
 * A button that looks like a link and leaves a form. Pressing it keeps the focus where it is: a field that loses the focus shows
 * its error, and the button would move away from under the pointer before it is released.
 */
export function LinkAction({ onClick, children }: LinkActionProps) {
  const keepFocus = (event: MouseEvent) => event.preventDefault();
  return (
    <button type="button" className={styles.textLink} onMouseDown={keepFocus} onClick={onClick}>
      {children}
    </button>
  );
}
