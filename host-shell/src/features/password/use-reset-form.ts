import { type ApiError, useCallMutation, useFormSubmit, useMessages, useShell } from '@marquee/kit';
import { useForm } from 'react-hook-form';
import { useNewPasswordRule } from './use-new-password-rule';

interface ResetValues {
  readonly newPassword: string;
  readonly confirmNewPassword: string;
}

/** @param token from the link's fragment @param onDone leaves the page's address before the login opens */
export function useResetForm(token: string, onDone: () => void) {
  const t = useMessages('shell');
  const { toast, openModal } = useShell();
  const newPasswordFault = useNewPasswordRule();
  const reset = useCallMutation('member.passwordByLink');
  const form = useForm<ResetValues>({
    mode: 'onTouched',
    defaultValues: { newPassword: '', confirmNewPassword: '' },
  });
  const { submit, failure, isPending } = useFormSubmit(form, async (values) => {
    await reset.mutateAsync({ token, ...values });
    toast({ kind: 'success', message: t('forgot.done') });
    onDone();
    openModal('loginPopupModal');
  });
  return { form, submit, newPasswordFault, failure, isLinkExpired: isLinkExpired(failure), isPending };
}

/** A malformed token is refused as an invalid request, with no field of the form: to people it is a link that does not work. */
function isLinkExpired(failure: ApiError | null): boolean {
  if (failure?.code !== 'validation_failed') return failure?.code === 'link_expired';
  return !failure.fields.some(({ path }) => path === 'newPassword' || path === 'confirmNewPassword');
}
