import type {
  PasskeyAssertion,
  PasskeyCreationOptions,
  PasskeyRegistration,
  PasskeyRequestOptions,
} from '@marquee/contract/calls/passkeys';
import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';
import { useEffect, useRef, useState } from 'react';

/** Whether the browser has passkeys at this address. */
export const browserHasPasskeys = (): boolean => window.isSecureContext && 'PublicKeyCredential' in window;

/**
 * Asks for an answer of a passkey. Only one question is open: another one takes its place.
 * @param inFields waits until the person takes one in a field with `autocomplete="… webauthn"`, in place of a window of the browser
 * @returns null when the person gave up, the time is over, or the device has none
 */
export async function askForPasskey(
  optionsJSON: PasskeyRequestOptions,
  { inFields = false }: { readonly inFields?: boolean } = {},
): Promise<PasskeyAssertion | null> {
  try {
    const { id, response } = await startAuthentication({
      optionsJSON,
      useBrowserAutofill: inFields,
      verifyBrowserAutofillInput: false,
    });
    const { clientDataJSON, authenticatorData, signature, userHandle = null } = response;
    return { credentialId: id, clientDataJSON, authenticatorData, signature, userHandle };
  } catch (cause) {
    if (isGivenUp(cause)) return null;
    throw cause;
  }
}

/**
 * Lets the device make a passkey.
 * @returns null when the person gave up or the time is over; `known` when the device has one of this account
 */
export async function createPasskey(
  optionsJSON: PasskeyCreationOptions,
): Promise<PasskeyRegistration | 'known' | null> {
  try {
    const { id, response } = await startRegistration({ optionsJSON });
    const { clientDataJSON, attestationObject, transports = [] } = response;
    return { credentialId: id, clientDataJSON, attestationObject, transports: transports.filter(isTransport) };
  } catch (cause) {
    if (namesOf(cause).includes('InvalidStateError')) return 'known';
    if (isGivenUp(cause)) return null;
    throw cause;
  }
}

/** The two calls of a log-in by passkey. */
export interface PasskeyLogin {
  readonly begin: () => Promise<{ readonly attempt: string; readonly options: PasskeyRequestOptions }>;
  readonly finish: (answer: { readonly attempt: string; readonly assertion: PasskeyAssertion }) => Promise<void>;
}

/** Logs in by a passkey that the person chooses in a window of the browser. @returns false when they gave up */
export async function logInByPasskey({ begin, finish }: PasskeyLogin): Promise<boolean> {
  const { attempt, options } = await begin();
  const assertion = await askForPasskey(options);
  if (assertion) await finish({ attempt, assertion });
  return assertion !== null;
}

/** A challenge is replaced so long before it is too old. */
const RENEWED_MS = 30_000;

/**
 * Offers passkeys in the list of the field for the name, in browsers that have it, until one is taken or `signal` ends it.
 * @throws what `finish` throws; a log-in that cannot be begun is not offered
 */
export async function offerPasskeys({ begin, finish }: PasskeyLogin, signal: AbortSignal): Promise<void> {
  if (!(await browserSupportsWebAuthnAutofill())) return;
  let isDue = true;
  while (isDue && !signal.aborted) {
    isDue = false;
    const begun = await begin().catch(() => null);
    if (!begun || signal.aborted) return;
    const { attempt, options } = begun;
    const stop = () => WebAuthnAbortService.cancelCeremony();
    const renew = setTimeout(() => {
      isDue = true;
      stop();
    }, options.timeout - RENEWED_MS);
    signal.addEventListener('abort', stop);
    const assertion = await askForPasskey(options, { inFields: true }).catch(() => null);
    clearTimeout(renew);
    signal.removeEventListener('abort', stop);
    if (assertion && !signal.aborted) return finish({ attempt, assertion });
  }
}

export interface PasskeyLoginState {
  readonly isAsking: boolean;
  /** No passkey was chosen when it was asked for last. */
  readonly isGivenUp: boolean;
  /** Why the last log-in failed; null where it did not. */
  readonly failure: unknown;
  readonly ask: () => Promise<void>;
}

/** A log-in by passkey: on demand in a window of the browser, and meanwhile in the list of the field for the name. */
export function usePasskeyLogin(login: PasskeyLogin): PasskeyLoginState {
  const [isAsking, setAsking] = useState(false);
  const [isGivenUp, setGivenUp] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const offer = useRef<AbortController>(null);
  const latest = useRef(login);
  useEffect(() => {
    latest.current = login;
  });

  useEffect(() => {
    if (isAsking || !browserHasPasskeys()) return;
    const current = new AbortController();
    offer.current = current;
    const calls: PasskeyLogin = {
      begin: () => latest.current.begin(),
      finish: (answer) => latest.current.finish(answer),
    };
    void offerPasskeys(calls, current.signal).catch((error: unknown) => {
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
      setGivenUp(!(await logInByPasskey(latest.current)));
    } catch (error) {
      setFailure(error);
    } finally {
      setAsking(false);
    }
  };
  return { isAsking, isGivenUp, failure, ask };
}

type Transport = PasskeyRegistration['transports'][number];
const TRANSPORTS: readonly string[] = [
  'ble',
  'cable',
  'hybrid',
  'internal',
  'nfc',
  'smart-card',
  'usb',
] satisfies Transport[];
const isTransport = (name: string): name is Transport => TRANSPORTS.includes(name);

/** Browsers do not tell apart a person who gives up, a time that is over, and a device without a passkey. */
const isGivenUp = (cause: unknown): boolean =>
  namesOf(cause).some((name) => name === 'NotAllowedError' || name === 'AbortError');

/** The library wraps errors of the browser. */
const namesOf = (cause: unknown): string[] =>
  cause instanceof Error ? [cause.name, ...namesOf(cause.cause)] : cause instanceof DOMException ? [cause.name] : [];
