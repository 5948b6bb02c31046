import { type ApiError, useCallMutation, useErrorMessage, useMessages, useShell } from '@marquee/kit';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { faultMessage } from '../../lib/form/field-fault';
import { useNewPasswordRule } from './use-new-password-rule';

interface PasswordValues {
  readonly oldPassword: string;
  readonly newPassword: string;
  readonly confirmNewPassword: string;
}

/**
 * The change-password form. The first attempt goes without the old password: within 5 minutes of a password login the
 * server does not ask for it, and whether it does is a fact that only the server knows.
 */
export function useChangePasswordForm(onDone: () => void) {
  const t = useMessages('shell');
  const errorMessage = useErrorMessage();
  const { toast } = useShell();
  const [needsOld, setNeedsOld] = useState(false);
  const [failure, setFailure] = useState<{ readonly message: string; readonly requestId: string | null } | null>(null);
  const change = useCallMutation('member.changePassword');
  const newPasswordFault = useNewPasswordRule();
  const form = useForm<PasswordValues>({
    mode: 'onTouched',
    defaultValues: { oldPassword: '', newPassword: '', confirmNewPassword: '' },
  });

  const failed = (error: ApiError) => {
    for (const fault of error.fields)
      form.setError(fault.path as keyof PasswordValues, { message: faultMessage(t, fault) });
    const asksOld = error.code === 'password_incorrect' && !needsOld;
    if (asksOld) setNeedsOld(true);
    setFailure({ message: asksOld ? t('changePassword.needsOld') : errorMessage(error), requestId: null });
  };
  const submit = form.handleSubmit(({ oldPassword, newPassword, confirmNewPassword }) => {
    setFailure(null);
    change.mutate(
      { newPassword, confirmNewPassword, ...(needsOld && { oldPassword }) },
      {
        onSuccess: () => {
          toast({ kind: 'success', message: t('changePassword.done') });
          onDone();
        },
        onError: failed,
      },
    );
  });
  const validate = (name: keyof PasswordValues) => (value: string, values: PasswordValues) => {
    if (name === 'newPassword') return newPasswordFault(value);
    if (value === '') return t('fields.required');
    return name === 'oldPassword' || value === values.newPassword || t('fields.inconsistent_twice');
  };
  const register = (name: keyof PasswordValues) => form.register(name, { validate: validate(name) });
  return { register, submit, errors: form.formState.errors, failure, needsOld, isPending: change.isPending };
}
