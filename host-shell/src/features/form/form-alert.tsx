import { CircleAlert } from '@marquee/ui/icons';
import { useMessages } from '@marquee/kit';
import styles from './form.module.css';

interface FormAlertProps {
  /** Nothing is shown without it. */
  readonly message: string | null;
  readonly requestId?: string | null | undefined;
}

/** What went wrong with a form as a whole. */
export function FormAlert({ message, requestId }: FormAlertProps) {
  const t = useMessages('shell');
  if (!message) return null;
  return (
    <p className={styles.alert} role="alert">
      <CircleAlert aria-hidden="true" />
      <span>
        {message}
        {requestId && <small className={styles.request}>{t('request_id', { id: requestId })}</small>}
      </span>
    </p>
  );
}
