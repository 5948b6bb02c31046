import { readVerificationCode } from '@marquee/contract/verification-code';
import { type ApiError, useCallMutation, useFormSubmit } from '@marquee/kit';
import { useForm } from 'react-hook-form';
import { homeOf, signedIn } from '../session/sign-in';
import { useMobileNumber } from '../verification/use-mobile-number';
import { useNewPasswordRule } from './use-new-password-rule';

interface ResetValues {
  readonly mobileNum: string;
  readonly verificationCode: string;
  readonly newPassword: string;
}

const CODE_REFUSALS = new Set(['sms_missing_code', 'sms_invalid_code', 'sms_code_expired']);

/** A new password by mobile code; the answer is the member's session. */
export function useMobileForm() {
  const number = useMobileNumber('account');
  const newPasswordFault = useNewPasswordRule();
  const reset = useCallMutation('member.passwordByCode');
  const form = useForm<ResetValues>({
    mode: 'onTouched',
    defaultValues: { mobileNum: number.mobile, verificationCode: '', newPassword: '' },
  });
  const send = async ({ mobileNum, verificationCode, newPassword }: ResetValues) => {
    const session = await reset.mutateAsync({
      mobileNum: mobileNum.trim(),
      countryDialingCode: number.dialingCode,
      verificationCode: readVerificationCode(verificationCode) ?? verificationCode,
      newPassword,
    });
    signedIn(session, homeOf(session.state));
  };
  const onRefusal = ({ code }: ApiError) => {
    if (CODE_REFUSALS.has(code)) form.resetField('verificationCode');
    return false;
  };
  const { submit, failure, isPending } = useFormSubmit(form, send, { onRefusal });
  const refuseNumber = (message: string) => form.setError('mobileNum', { message }, { shouldFocus: true });
  return { form, number, submit, refuseNumber, newPasswordFault, failure, isPending };
}
