import { type ApiError, useCallMutation, useErrorMessage, useMessages } from '@marquee/kit';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { faultMessage } from '../../lib/form/field-fault';
import { useNewPasswordRule } from './use-new-password-rule';
import { homeOf, signedIn } from '../session/sign-in';
import { useMobileNumber } from '../verification/use-mobile-number';

interface ResetValues {
  readonly mobileNum: string;
  readonly verificationCode: string;
  readonly newPassword: string;
}

const CODE_FAULTS = new Set(['sms_missing_code', 'sms_invalid_code', 'sms_code_expired']);

/** A new password by mobile code; the answer is the session of the member. */
export function useMobileForm() {
  const t = useMessages('shell');
  const errorMessage = useErrorMessage();
  const number = useMobileNumber('account');
  const passwordFault = useNewPasswordRule();
  const [failure, setFailure] = useState<{ readonly message: string; readonly requestId: string | null } | null>(null);
  const reset = useCallMutation('member.passwordByCode');
  const form = useForm<ResetValues>({
    mode: 'onTouched',
    defaultValues: { mobileNum: number.mobile, verificationCode: '', newPassword: '' },
  });
  const refuseNumber = (message: string) => form.setError('mobileNum', { message }, { shouldFocus: true });

  const failed = (error: ApiError) => {
    for (const fault of error.fields)
      form.setError(fault.path as keyof ResetValues, { message: faultMessage(t, fault) });
    if (CODE_FAULTS.has(error.code)) form.resetField('verificationCode');
    setFailure({ message: errorMessage(error), requestId: error.code === 'unknown_error' ? error.requestId : null });
  };
  const submit = form.handleSubmit(({ mobileNum, verificationCode, newPassword }) => {
    setFailure(null);
    reset.mutate(
      {
        mobileNum: mobileNum.trim(),
        countryDialingCode: number.dialingCode,
        verificationCode: verificationCode.trim(),
        newPassword,
      },
      { onSuccess: (session) => signedIn(session, homeOf(session.state)), onError: failed },
    );
  });
  return { form, number, submit, refuseNumber, passwordFault, failure, isPending: reset.isPending };
}
