import type { CallValue } from '@marquee/contract/calls/index';
import { type ApiError, refreshCall, useCallMutation, useErrorMessage } from '@marquee/kit';
import { useState } from 'react';

export type SetUpStep =
  | { readonly name: 'password' }
  | ({ readonly name: 'scan' } & CallValue<'security.startAuthenticator'>)
  | { readonly name: 'codes'; readonly recoveryCodes: readonly string[] };

/**
 * Setting an authenticator up: the password, if the server asks for it; the secret and a code of it; the recovery codes. What
 * the server shows once stays in state while the dialog is open.
 */
export function useSetUp() {
  const errorMessage = useErrorMessage();
  const [step, setStep] = useState<SetUpStep | null>(null);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const starting = useCallMutation('security.startAuthenticator');
  const confirming = useCallMutation('security.confirmAuthenticator');

  const start = (password?: string) => {
    setFailure(null);
    starting.mutate(password === undefined ? {} : { password }, {
      onSuccess: (newSecret) => setStep({ name: 'scan', ...newSecret }),
      onError: (error) => {
        if (error.code !== 'password_incorrect' || password !== undefined) return setFailure(error);
        setStep({ name: 'password' });
      },
    });
  };
  const confirm = (code: string) => {
    setFailure(null);
    confirming.mutate(
      { code },
      {
        onSuccess: ({ recoveryCodes }) => {
          setStep({ name: 'codes', recoveryCodes });
          void refreshCall('security.overview');
        },
        onError: setFailure,
      },
    );
  };
  const isPending = starting.isPending || confirming.isPending;
  return { step, failure: failure && errorMessage(failure), start, confirm, isPending };
}
