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
  const [failure, setFailure] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);

  const add = async (proof: Proof) => {
    setPending(true);
    setFailure(null);
    try {
      const { options } = await callApi('security.startPasskey', proof);
      const registration = await createPasskey(options);
      if (registration === null) setFailure(t('security.passkeys.givenUp'));
      else if (registration === 'known') setFailure(t('security.passkeys.known'));
      else {
        setAdded(await callApi('security.addPasskey', { registration }));
        void refreshCall('security.passkeys');
      }
    } catch (error) {
      setFailure(errorMessage(error instanceof ApiError ? error : new ApiError('unknown_error')));
    } finally {
      setPending(false);
    }
  };
  return { added, failure, isPending, add };
}
