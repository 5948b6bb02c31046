import { ApiError, useCall } from '@marquee/kit';
import {
  type MockAnswers,
  mockSession,
  mockShell,
  screen,
  mockBrowserApis,
  userEvent,
  waitFor,
} from '@marquee/testing/mock-shell';
import { beforeAll, describe, expect, it } from 'vitest';
import en from '../../../messages/en.json';
import { AuthenticatorRow } from './authenticator-row';

const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const newSecret = { secret: SECRET, uri: `otpauth://totp/Sundarban:rahim1?secret=${SECRET}` };
const recoveryCodes = ['AAAA-BBBB-CCCC-DDDD', 'EEEE-FFFF-GGGG-HHHH'];

beforeAll(mockBrowserApis);

/** The row as the security centre shows it: by what the server says now. */
function Row() {
  const { data } = useCall('security.overview', {});
  return data ? <AuthenticatorRow {...data.authenticator} /> : null;
}

async function show(answers: MockAnswers, enabled = false) {
  let authenticator = { enabled, recoveryCodesLeft: enabled ? 10 : 0 };
  const shell = await mockShell({
    session: mockSession('member'),
    messages: { member: en },
    answers: {
      'security.overview': () => ({ authenticator, social: [], protection: { score: 0, measures: [] } }),
      'security.confirmAuthenticator': () => {
        authenticator = { enabled: true, recoveryCodesLeft: 10 };
        return { recoveryCodes };
      },
      'security.disableAuthenticator': ({ password }) => {
        if (password !== 'right') throw new ApiError('password_incorrect');
        authenticator = { enabled: false, recoveryCodesLeft: 0 };
        return null;
      },
      ...answers,
    },
  });
  shell.render(<Row />);
  return { shell, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) };
}
const button = (name: string) => screen.findByRole('button', { name });

describe('setting an authenticator up', () => {
  it('shows the recovery codes until the member confirms saving them', async () => {
    const { shell, user } = await show({ 'security.startAuthenticator': newSecret });
    await user.click(await button('Set up'));
    expect(await screen.findByRole('img', { name: 'QR code of the secret' })).toBeTruthy();
    await user.type(screen.getByLabelText(/Code from the app/), '123456');
    await user.click(await button('Confirm and switch on'));
    expect(await screen.findByText('AAAA-BBBB-CCCC-DDDD')).toBeTruthy();
    await waitFor(() => expect(shell.calls.filter(({ id }) => id === 'security.overview')).toHaveLength(2));
    expect(screen.getByText('EEEE-FFFF-GGGG-HHHH')).toBeTruthy();
    await user.click(await button('I have saved them'));
    expect(await screen.findByText('10 recovery codes left.')).toBeTruthy();
  });

  it('asks for the password once the server does', async () => {
    const { user } = await show({
      'security.startAuthenticator': ({ password }) => {
        if (password !== 'right') throw new ApiError('password_incorrect');
        return newSecret;
      },
    });
    await user.click(await button('Set up'));
    await user.type(await screen.findByLabelText(/^Password/), 'right');
    await user.click(await button('Continue'));
    expect(await screen.findByRole('img', { name: 'QR code of the secret' })).toBeTruthy();
  });
});

it('is switched off by the password only', async () => {
  const { user } = await show({}, true);
  await user.click(await button('Switch off'));
  const field = await screen.findByLabelText(/^Password/);
  await user.type(field, 'wrong');
  await user.click(await button('Continue'));
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  await user.clear(field);
  await user.type(field, 'right');
  await user.click(await button('Continue'));
  expect(await button('Set up')).toBeTruthy();
});
