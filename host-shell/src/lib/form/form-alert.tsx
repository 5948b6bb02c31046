import { useMessages } from '@marquee/kit';
import { FormAlert as Alert } from '@marquee/ui/form';

interface FormAlertProps {
  /** Nothing is shown without it. */
  readonly message: string | null;
  readonly requestId?: string | null | undefined;
}

/** What went wrong with a form as a whole, and the request to name to support. */
export function FormAlert({ message, requestId }: FormAlertProps) {
  const t = useMessages('kit');
  return <Alert message={message} note={requestId && t('call.request', { id: requestId })} />;
}
