import type { ApiError } from '@marquee/kit/http/api-error';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { FormAlert } from '@marquee/ui/form';
import { useReason } from './use-reason';

/** Above a form: why the last attempt failed. */
export function FailureLine({ error }: { readonly error: ApiError | null }) {
  const t = useMessages('console');
  const reasonOf = useReason();
  if (!error) return null;
  return (
    <FormAlert message={reasonOf(error)} note={error.requestId && `${t('failure.requestId')} ${error.requestId}`} />
  );
}
