import type { CallValue } from '@marquee/contract/calls/index';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { RegisterMobile } from './register-field';
import type { RegisterFormValues } from './register-rules';

/** What the mobile number and its code need to know of the registration form, and do to it. */
export function useRegisterMobile(
  { control, setValue, setError }: UseFormReturn<RegisterFormValues>,
  { dialingCodes, countryDialingCode }: CallValue<'system.registerSettings'>,
): RegisterMobile {
  const [mobile, dialingCode] = useWatch({ control, name: ['mobileNum', 'countryDialingCode'] });
  return {
    dialingCodes,
    number: { mobile: (mobile ?? '').trim(), dialingCode: dialingCode ?? countryDialingCode },
    onDialingCode: (code) => setValue('countryDialingCode', code),
    onNumberFault: (message) => setError('mobileNum', { message }, { shouldFocus: true }),
  };
}
