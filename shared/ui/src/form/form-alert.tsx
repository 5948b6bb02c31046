import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './form.module.css';

export interface FormAlertProps {
  /** Nothing is shown without it. */
  readonly message: string | null;
  /** Small, beneath: the request to name to support. */
  readonly note?: ReactNode;
  /** A way out, after the message. */
  readonly children?: ReactNode;
}

/** What went wrong with a form as a whole. */
export function FormAlert({ message, note, children }: FormAlertProps) {
  if (!message) return null;
  return (
    <p className={styles.alert} role="alert">
      <CircleAlert aria-hidden="true" />
      <span>
        {message}
        {children && ' '}
        {children}
        {note && <small className={styles.note}>{note}</small>}
      </span>
    </p>
  );
}
