import type { MouseEvent, ReactNode } from 'react';
import styles from './form.module.css';

export interface LinkActionProps {
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/**
 * A button in the look of a link, that leaves a form. Pressing it keeps the focus where it is: a field that is left shows
 * what is wrong with it, and the button would move away from under the pointer before it is released.
 */
export function LinkAction({ onClick, children }: LinkActionProps) {
  const keepFocus = (event: MouseEvent) => event.preventDefault();
  return (
    <button type="button" className={styles.textLink} onMouseDown={keepFocus} onClick={onClick}>
      {children}
    </button>
  );
}
