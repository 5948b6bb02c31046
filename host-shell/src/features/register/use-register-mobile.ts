import type { CallValue } from '@marquee/contract/calls/index';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { RegisterMobile } from './register-field';
import { PROOF, type RegisterFormValues } from './register-rules';

/** What the mobile number and its code need to know of the registration form, and do to it. */
export function useRegisterMobile(
  { control, setValue, setError }: UseFormReturn<RegisterFormValues>,
  { dialingCodes, countryDialingCode }: CallValue<'system.registerSettings'>,
): RegisterMobile {
  const [mobile, dialingCode, proof] = useWatch({ control, name: ['mobileNum', 'countryDialingCode', PROOF] });
  return {
    dialingCodes,
    number: { mobile: (mobile ?? '').trim(), dialingCode: dialingCode ?? countryDialingCode },
    onDialingCode: (code) => setValue('countryDialingCode', code),
    isProved: Boolean(proof),
    onProof: (idToken) => setValue(PROOF, idToken ?? ''),
    onNumberFault: (message) => setError('mobileNum', { message }, { shouldFocus: true }),
  };
}
