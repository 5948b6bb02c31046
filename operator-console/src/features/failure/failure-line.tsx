import type { ApiError } from '@marquee/kit/http/api-error';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { CircleAlert } from '@marquee/ui/icons';
import styles from './failure-line.module.css';
import { useReason } from './use-reason';

/** Above a form: why the last try failed. */
export function FailureLine({ error }: { readonly error: ApiError | null }) {
  const t = useMessages('console');
  const reasonOf = useReason();
  if (!error) return null;
  return (
    <p className={styles.line} role="alert">
      <CircleAlert aria-hidden="true" />
      <span>
        {reasonOf(error)}
        {error.requestId && (
          <small>
            {t('failure.requestId')} {error.requestId}
          </small>
        )}
      </span>
    </p>
  );
}
