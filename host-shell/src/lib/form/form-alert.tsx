import { type ApiError, useAlertTexts } from '@marquee/kit';
import { FormAlert as Alert } from '@marquee/ui/form';

interface FormAlertProps {
  readonly failure: ApiError | null;
  /** In place of the failure's own message. */
  readonly message?: string | null | undefined;
}

/** What went wrong with a form as a whole. The request is named only for unknown errors: the others say what to do. */
export function FormAlert({ failure, message }: FormAlertProps) {
  const { message: failureMessage, note } = useAlertTexts()(failure);
  return <Alert message={message ?? failureMessage} note={failure?.code === 'unknown_error' ? note : undefined} />;
}
