import { ApiError } from '@marquee/kit';
import { mockSession, mockShell, screen, userEvent, waitFor } from '@marquee/testing/mock-shell';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import en from '../../messages/en.json';
import PasskeyLogIn from './passkey-log-in';

const get = vi.fn();
beforeEach(() => {
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal(
    'PublicKeyCredential',
    Object.assign(() => undefined, { isConditionalMediationAvailable: async () => false }),
  );
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { credentials: { get } }));
});
afterEach(() => vi.unstubAllGlobals());

const bytes = new TextEncoder().encode('id').buffer;
const CHOSEN = {
  id: 'aWQ',
  rawId: bytes,
  type: 'public-key',
  response: { clientDataJSON: bytes, authenticatorData: bytes, signature: bytes, userHandle: bytes },
  getClientExtensionResults: () => ({}),
};
const entered = {
  token: null,
  state: 'agent',
  member: mockSession('agent').member,
  firstTimeLogin: false,
  passwordExpired: false,
};

async function show(passkeyLogin: unknown) {
  const onEntered = vi.fn();
  const shell = await mockShell({
    messages: { agent: en, shell: { errors: { passkey_refused: 'Refused.' } } },
    answers: {
      'session.passkeyOptions': {
        attempt: 'a',
        options: { challenge: 'Y2g', allowCredentials: [], timeout: 300_000 } as never,
      },
      'session.passkeyLogin': passkeyLogin as never,
    },
  });
  shell.render(<PasskeyLogIn onEntered={onEntered} />);
  await userEvent.setup().click(screen.getByRole('button', { name: en.logIn.passkey }));
  return { onEntered, sent: () => shell.calls.filter(({ id }) => id === 'session.passkeyLogin') };
}

it('enters the agents’ site by the passkey that the agent chooses', async () => {
  get.mockResolvedValue(CHOSEN);
  const { onEntered, sent } = await show(entered);
  await waitFor(() => expect(onEntered).toHaveBeenCalledOnce());
  expect(sent().map(({ input }) => input)).toEqual([
    { attempt: 'a', assertion: expect.objectContaining({ credentialId: 'aWQ' }) as object, site: 'agent' },
  ]);
});

it('says that none was chosen, and that one was refused', async () => {
  get.mockRejectedValueOnce(new DOMException('given up', 'NotAllowedError'));
  const { onEntered, sent } = await show(() => {
    throw new ApiError('passkey_refused');
  });
  expect(await screen.findByText(en.logIn.passkeyGivenUp)).toBeTruthy();
  expect(sent()).toEqual([]);
  get.mockResolvedValue(CHOSEN);
  await userEvent.setup().click(screen.getByRole('button', { name: en.logIn.passkey }));
  expect(await screen.findByText('Refused.')).toBeTruthy();
  expect(onEntered).not.toHaveBeenCalled();
});
