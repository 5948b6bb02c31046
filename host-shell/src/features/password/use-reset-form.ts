import { type ApiError, useCallMutation, useErrorMessage, useMessages, useShell } from '@marquee/kit';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { faultMessage } from '../../lib/form/field-fault';
import { useNewPasswordRule } from './use-new-password-rule';

interface ResetValues {
  readonly newPassword: string;
  readonly confirmNewPassword: string;
}

interface ResetFailure {
  readonly message: string;
  readonly requestId: string | null;
  /** The link is good no more: another one is needed. */
  readonly isOver: boolean;
}

/** @param token from the link's fragment @param onDone leaves the page's address before the login opens */
export function useResetForm(token: string, onDone: () => void) {
  const t = useMessages('shell');
  const errorMessage = useErrorMessage();
  const { toast, openModal } = useShell();
  const passwordFault = useNewPasswordRule();
  const [failure, setFailure] = useState<ResetFailure | null>(null);
  const reset = useCallMutation('member.passwordByLink');
  const form = useForm<ResetValues>({
    mode: 'onTouched',
    defaultValues: { newPassword: '', confirmNewPassword: '' },
  });

  const failed = (error: ApiError) => {
    const own = error.fields.filter(({ path }) => path === 'newPassword' || path === 'confirmNewPassword');
    for (const fault of own) form.setError(fault.path as keyof ResetValues, { message: faultMessage(t, fault) });
    // A token that is no token at all is refused by its form: to people it is a link that does not work.
    const isOver = error.code === 'link_expired' || (error.code === 'validation_failed' && own.length === 0);
    setFailure({
      message: isOver ? t('errors.link_expired') : errorMessage(error),
      requestId: error.code === 'unknown_error' ? error.requestId : null,
      isOver,
    });
  };
  const submit = form.handleSubmit((values) => {
    setFailure(null);
    reset.mutate(
      { token, ...values },
      {
        onSuccess: () => {
          toast({ kind: 'success', message: t('forgot.done') });
          onDone();
          openModal('login');
        },
        onError: failed,
      },
    );
  });
  return { form, submit, passwordFault, failure, isPending: reset.isPending };
}
