import { type ApiError, useCallMutation, useFormSubmit, useMessages, useShell } from '@marquee/kit';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNewPasswordRule } from './use-new-password-rule';

interface PasswordValues {
  readonly oldPassword: string;
  readonly newPassword: string;
  readonly confirmNewPassword: string;
}

/**
 * The change-password form. The first attempt goes without the old password: within 5 minutes of a password login the
 * server does not ask for it, and only the server knows whether it does.
 */
export function useChangePasswordForm(onDone: () => void) {
  const t = useMessages('shell');
  const { toast } = useShell();
  const [needsOld, setNeedsOld] = useState(false);
  const [isFirstRequest, setFirstRequest] = useState(false);
  const change = useCallMutation('member.changePassword');
  const newPasswordFault = useNewPasswordRule();
  const form = useForm<PasswordValues>({
    mode: 'onTouched',
    defaultValues: { oldPassword: '', newPassword: '', confirmNewPassword: '' },
  });
  const onRefusal = ({ code }: ApiError) => {
    const asksForOld = code === 'password_incorrect' && !needsOld;
    if (asksForOld) setNeedsOld(true);
    setFirstRequest(asksForOld);
    return false;
  };
  const send = async ({ oldPassword, newPassword, confirmNewPassword }: PasswordValues) => {
    await change.mutateAsync({ newPassword, confirmNewPassword, ...(needsOld && { oldPassword }) });
    toast({ kind: 'success', message: t('changePassword.done') });
    onDone();
  };
  const { submit, failure, isPending } = useFormSubmit(form, send, { onRefusal });
  const validate = (name: keyof PasswordValues) => (value: string, values: PasswordValues) => {
    if (name === 'newPassword') return newPasswordFault(value);
    if (value === '') return t('fields.required');
    return name === 'oldPassword' || value === values.newPassword || t('fields.incorrect_confirmation');
  };
  const register = (name: keyof PasswordValues) => form.register(name, { validate: validate(name) });
  const message = failure && isFirstRequest ? t('changePassword.needsOld') : null;
  return { register, submit, errors: form.formState.errors, failure, message, needsOld, isPending };
}
