import type { PasskeyAssertion } from '@marquee/contract/calls/passkeys';
import { ApiError, callApi, useCall, useErrorMessage, useMessages } from '@marquee/kit';
import { askForPasskey, browserHasPasskeys } from '@marquee/kit/passkeys';
import { useState } from 'react';

interface PasskeyProof {
  /** Whether one of the member's passkeys can answer in this browser, at this address. */
  readonly isOffered: boolean;
  readonly isAsking: boolean;
  readonly failure: string | null;
  readonly ask: () => Promise<void>;
}

/** A passkey as the proof that it is the member, in place of the password. @param onProof takes what it answered */
export function usePasskeyProof(onProof: (passkey: PasskeyAssertion) => void): PasskeyProof {
  const t = useMessages('member');
  const errorMessage = useErrorMessage();
  const { data } = useCall('security.passkeys', {});
  const [isAsking, setAsking] = useState(false);
  const [failure, setFailure] = useState<ApiError | 'givenUp' | null>(null);

  const ask = async () => {
    setAsking(true);
    setFailure(null);
    try {
      const { options } = await callApi('security.confirmPasskey', {});
      const passkey = await askForPasskey(options);
      if (passkey) onProof(passkey);
      else setFailure('givenUp');
    } catch (error) {
      setFailure(error instanceof ApiError ? error : new ApiError('unknown_error'));
    } finally {
      setAsking(false);
    }
  };
  return {
    isOffered: browserHasPasskeys() && (data?.passkeys.some(({ isHere }) => isHere) ?? false),
    isAsking,
    failure: failure instanceof ApiError ? errorMessage(failure) : failure && t('security.passkeys.givenUp'),
    ask,
  };
}
