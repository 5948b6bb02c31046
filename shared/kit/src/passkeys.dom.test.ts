import type { PasskeyCreationOptions, PasskeyRequestOptions } from '@marquee/contract/calls/passkeys';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askForPasskey, createPasskey, logInByPasskey, offerPasskeys } from './passkeys';

const OPTIONS: PasskeyRequestOptions = {
  challenge: 'Y2hhbGxlbmdl',
  rpId: 'sundarban.localhost',
  allowCredentials: [],
  userVerification: 'required',
  timeout: 300_000,
};
const CREATION: PasskeyCreationOptions = {
  challenge: 'Y2hhbGxlbmdl',
  rp: { id: 'sundarban.localhost', name: 'Sundarban' },
  user: { id: 'aGFuZGxl', name: 'demo', displayName: 'demo' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  excludeCredentials: [],
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  attestation: 'none',
  timeout: 300_000,
};

const bytes = (text: string) => new TextEncoder().encode(text).buffer;
const credential = (response: object) => ({
  id: 'aWQ',
  rawId: bytes('id'),
  type: 'public-key',
  response,
  getClientExtensionResults: () => ({}),
});
const answered = credential({
  clientDataJSON: bytes('client'),
  authenticatorData: bytes('data'),
  signature: bytes('signed'),
  userHandle: bytes('handle'),
});
const failsWith = (name: string) => () => Promise.reject(new DOMException('refused by the test', name));

/** Waits, as for a person who does nothing, until it is aborted. */
const waits = ({ signal }: { signal: AbortSignal }) =>
  new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));

const get = vi.fn();
const create = vi.fn();
const hasFields = vi.fn(async () => true);
beforeEach(() => {
  vi.stubGlobal(
    'PublicKeyCredential',
    Object.assign(() => undefined, { isConditionalMediationAvailable: hasFields }),
  );
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { credentials: { get, create } }));
  for (const mock of [get, create]) mock.mockReset();
  hasFields.mockResolvedValue(true);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('asking for a passkey', () => {
  it('answers as the call takes it', async () => {
    get.mockResolvedValue(answered);
    expect(await askForPasskey(OPTIONS)).toEqual({
      credentialId: 'aWQ',
      clientDataJSON: 'Y2xpZW50',
      authenticatorData: 'ZGF0YQ',
      signature: 'c2lnbmVk',
      userHandle: 'aGFuZGxl',
    });
  });

  it('tells a person who gave up from a fault', async () => {
    get.mockImplementation(failsWith('NotAllowedError'));
    expect(await askForPasskey(OPTIONS)).toBeNull();
    get.mockImplementation(failsWith('SecurityError'));
    await expect(askForPasskey(OPTIONS)).rejects.toThrow();
  });

  it('makes a passkey, without the ways of transport that the call does not know', async () => {
    const response = {
      clientDataJSON: bytes('client'),
      attestationObject: bytes('object'),
      getTransports: () => ['internal', 'telepathy'],
    };
    create.mockResolvedValue(credential(response));
    expect(await createPasskey(CREATION)).toEqual({
      credentialId: 'aWQ',
      clientDataJSON: 'Y2xpZW50',
      attestationObject: 'b2JqZWN0',
      transports: ['internal'],
    });
    create.mockImplementation(failsWith('InvalidStateError'));
    expect(await createPasskey(CREATION)).toBe('known');
    create.mockImplementation(failsWith('NotAllowedError'));
    expect(await createPasskey(CREATION)).toBeNull();
  });
});

describe('a log-in by passkey', () => {
  const begin = vi.fn(async () => ({ attempt: 'a', options: OPTIONS }));
  const finish = vi.fn(async (_answer: object) => undefined);
  beforeEach(() => {
    begin.mockClear();
    finish.mockClear();
  });

  it('finishes what it began, and nothing when it is given up', async () => {
    get.mockResolvedValue(answered);
    expect(await logInByPasskey({ begin, finish })).toBe(true);
    expect(finish.mock.calls).toMatchObject([[{ attempt: 'a', assertion: { credentialId: 'aWQ' } }]]);
    get.mockImplementation(failsWith('NotAllowedError'));
    expect(await logInByPasskey({ begin, finish })).toBe(false);
    expect(finish).toHaveBeenCalledTimes(1);
  });

  it('is offered in the field with a new challenge before the old one is too old, until it is ended', async () => {
    vi.useFakeTimers();
    get.mockImplementation(waits);
    const end = new AbortController();
    const offered = offerPasskeys({ begin, finish }, end.signal);
    await vi.advanceTimersByTimeAsync(269_000);
    expect(begin).toHaveBeenCalledTimes(1);
    expect(get.mock.calls[0]?.[0]).toMatchObject({ mediation: 'conditional' });
    await vi.advanceTimersByTimeAsync(2_000);
    expect(begin).toHaveBeenCalledTimes(2);
    end.abort();
    await offered;
    expect(finish).not.toHaveBeenCalled();
  });

  it('is offered once where the browser refuses at once, and not at all where it cannot', async () => {
    get.mockImplementation(failsWith('NotAllowedError'));
    await offerPasskeys({ begin, finish }, new AbortController().signal);
    expect(begin).toHaveBeenCalledTimes(1);
    hasFields.mockResolvedValue(false);
    await offerPasskeys({ begin, finish }, new AbortController().signal);
    begin.mockRejectedValueOnce(new Error('no connection'));
    hasFields.mockResolvedValue(true);
    await offerPasskeys({ begin, finish }, new AbortController().signal);
    expect(begin).toHaveBeenCalledTimes(2);
    expect(finish).not.toHaveBeenCalled();
  });
});
