import { readVerificationCode } from '@marquee/contract/verification-code';
import { useCallMutation, useFormSubmit } from '@marquee/kit';
import { useForm } from 'react-hook-form';
import { signedIn } from '../session/sign-in';
import { useMobileNumber } from '../verification/use-mobile-number';

interface MobileLoginValues {
  readonly mobile: string;
  readonly code: string;
  readonly rememberMe: boolean;
}

/** The login by mobile number: the code is the password. */
export function useMobileLoginForm(returnTo: string | undefined) {
  const number = useMobileNumber('account');
  const login = useCallMutation('session.login');
  const form = useForm<MobileLoginValues>({
    mode: 'onTouched',
    defaultValues: { mobile: number.mobile, code: '', rememberMe: false },
  });
  const send = async ({ mobile, code, rememberMe }: MobileLoginValues) =>
    signedIn(
      await login.mutateAsync({
        type: 'sms',
        username: mobile.trim(),
        password: readVerificationCode(code) ?? code,
        countryDialingCode: number.dialingCode,
        rememberMe,
        site: 'member',
      }),
      returnTo,
    );
  const onRefusal = () => {
    form.resetField('code');
    return false;
  };
  const { submit, failure, isPending } = useFormSubmit(form, send, { onRefusal });
  const refuseNumber = (message: string) => form.setError('mobile', { message }, { shouldFocus: true });
  return { form, number, submit, refuseNumber, failure, isPending };
}
