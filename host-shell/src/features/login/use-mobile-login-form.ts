import { useCallMutation, useErrorMessage } from '@marquee/kit';
import { useState } from 'react';
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
  const errorMessage = useErrorMessage();
  const number = useMobileNumber('account');
  const [failure, setFailure] = useState<{ readonly message: string; readonly requestId: string | null } | null>(null);
  const login = useCallMutation('session.login');
  const form = useForm<MobileLoginValues>({
    mode: 'onTouched',
    defaultValues: { mobile: number.mobile, code: '', rememberMe: false },
  });
  const refuseNumber = (message: string) => form.setError('mobile', { message }, { shouldFocus: true });

  const submit = form.handleSubmit(({ mobile, code, rememberMe }) => {
    setFailure(null);
    login.mutate(
      {
        type: 'sms',
        username: mobile.trim(),
        password: code.trim(),
        countryDialingCode: number.dialingCode,
        rememberMe,
        site: 'member',
      },
      {
        onSuccess: (session) => signedIn(session, returnTo),
        onError: (error) => {
          form.resetField('code');
          setFailure({
            message: errorMessage(error),
            requestId: error.code === 'unknown_error' ? error.requestId : null,
          });
        },
      },
    );
  });
  return { form, number, submit, refuseNumber, failure, isPending: login.isPending };
}
