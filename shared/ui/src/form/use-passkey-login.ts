import { useEffect, useRef, useState } from 'react';

/** The two ways in which a page asks for a passkey: in a window of the browser, and in the list of the field for the name. */
export interface PasskeyQuestions<Login> {
  /** @returns false when the person gave up */
  readonly logInByPasskey: (login: Login) => Promise<boolean>;
  readonly offerPasskeys: (login: Login, signal: AbortSignal) => Promise<void>;
}

export interface PasskeyLoginState {
  readonly isAsking: boolean;
  /** No passkey was chosen when it was asked for last. */
  readonly isGivenUp: boolean;
  /** Why the last log-in failed. */
  readonly failure: unknown;
  readonly ask: () => Promise<void>;
}

/** Whether the browser has passkeys at this address. */
export const browserHasPasskeys = (): boolean => window.isSecureContext && 'PublicKeyCredential' in window;

/**
 * A log-in by passkey: on demand in a window of the browser, and meanwhile in the list of the field for the name.
 * @param load the part of the page that talks with the browser's passkeys
 * @param login the calls of the log-in
 */
export function usePasskeyLogin<Login>(load: () => Promise<PasskeyQuestions<Login>>, login: Login): PasskeyLoginState {
  const [isAsking, setAsking] = useState(false);
  const [isGivenUp, setGivenUp] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const offer = useRef<AbortController>(null);
  const latest = useRef({ load, login });
  useEffect(() => {
    latest.current = { load, login };
  });

  useEffect(() => {
    if (isAsking) return;
    const current = new AbortController();
    offer.current = current;
    void latest.current
      .load()
      .then(({ offerPasskeys }) =>
        current.signal.aborted ? undefined : offerPasskeys(latest.current.login, current.signal),
      )
      .catch((error: unknown) => {
        if (!current.signal.aborted) setFailure(error);
      });
    return () => current.abort();
    // A log-in that was refused ends the offer: the next one begins with a new challenge.
  }, [isAsking, failure]);

  const ask = async () => {
    offer.current?.abort();
    setAsking(true);
    setGivenUp(false);
    setFailure(null);
    try {
      const { logInByPasskey } = await latest.current.load();
      setGivenUp(!(await logInByPasskey(latest.current.login)));
    } catch (error) {
      setFailure(error);
    } finally {
      setAsking(false);
    }
  };
  return { isAsking, isGivenUp, failure, ask };
}
