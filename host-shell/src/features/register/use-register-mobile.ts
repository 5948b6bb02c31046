import type { CallValue } from '@marquee/contract/calls/index';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { MobileNumber } from '../verification/sent-codes';
import { PROOF, type RegisterFormValues } from './register-rules';

export interface RegisterMobile {
  readonly dialingCodes: readonly string[];
  readonly number: MobileNumber;
  readonly onDialingCode: (code: string) => void;
  readonly onNumberFault: (message: string) => void;
  /** By a token of the brand's page for phones, instead of a code. */
  readonly isProved: boolean;
  /** @param idToken null for by a code after all */
  readonly onProof: (idToken: string | null) => void;
}

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
