import type { CallValue } from '@marquee/contract/calls/index';
import { ApiError, callApi, refreshCall, useErrorMessage, useMessages } from '@marquee/kit';
import { createPasskey } from '@marquee/kit/passkeys';
import { useState } from 'react';
import type { Proof } from '../proof/proof-form';

/** Adding a passkey: the proof that it is the member, then the device makes it, then the server keeps it. */
export function useAddPasskey() {
  const t = useMessages('member');
  const errorMessage = useErrorMessage();
  const [added, setAdded] = useState<CallValue<'security.addPasskey'> | null>(null);
  const [failure, setFailure] = useState<ApiError | 'givenUp' | 'known' | null>(null);
  const [isPending, setPending] = useState(false);

  const add = async (proof: Proof) => {
    setPending(true);
    setFailure(null);
    try {
      const { options } = await callApi('security.startPasskey', proof);
      const registration = await createPasskey(options);
      if (registration === null) setFailure('givenUp');
      else if (registration === 'known') setFailure('known');
      else {
        setAdded(await callApi('security.addPasskey', { registration }));
        void refreshCall('security.passkeys');
      }
    } catch (error) {
      setFailure(error instanceof ApiError ? error : new ApiError('unknown_error'));
    } finally {
      setPending(false);
    }
  };
  // Worded while rendering: the sentences of failures may still be on their way when a call fails.
  const message = failure instanceof ApiError ? errorMessage(failure) : failure && t(`security.passkeys.${failure}`);
  return { added, failure: message, isPending, add };
}
