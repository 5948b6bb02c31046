import { ApiError } from '@marquee/kit';
import { screen, userEvent, waitFor, within } from '@marquee/testing/mock-shell';
import { afterEach, describe, expect, it } from 'vitest';
import { showSitePart, type SitePart } from '../../app/site.fixture';
import { ModalHost } from '../../lib/modals/modal-host';
import { modals } from '../../lib/modals/modal-store';

async function open(part: SitePart = {}) {
  modals.open('loginPopupModal', {});
  const view = await showSitePart(<ModalHost />, { ...part, answers: { 'content.banners': [], ...part.answers } });
  const dialog = within(await screen.findByRole('dialog', { name: 'Log in' }));
  await dialog.findByRole('button', { name: 'Register' });
  return { ...view, dialog, user: userEvent.setup({ delay: null }) };
}
const leave = () => {
  for (const { key } of modals.stack()) modals.removed(key);
};
afterEach(leave);

describe('the login popup', () => {
  it('has two ways only where the brand sends codes', async () => {
    expect((await open()).dialog.queryAllByRole('tab')).toEqual([]);
    leave();
    const { dialog } = await open({
      brand: { flags: { SMSLOGIN3: true } },
      answers: { 'verification.dialingCodes': () => Promise.reject(new Error('none')) } as never,
    });
    expect(dialog.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['By password', 'By SMS code']);
  });

  it('says that a code is none before it asks the server, and takes the digits of any keyboard', async () => {
    const { shell, dialog, user } = await open({
      brand: { flags: { SMSLOGIN3: true } },
      answers: {
        'session.login': () => {
          throw new ApiError('sms_invalid_code');
        },
      },
    });
    await user.click(dialog.getByRole('tab', { name: 'By SMS code' }));
    await user.type(await dialog.findByLabelText(/^Mobile number/), '1711000001');
    const code = dialog.getByLabelText(/^Verification code/);
    await user.type(code, '12a');
    await user.click(dialog.getByRole('button', { name: 'Log in' }));
    expect(await dialog.findByText('Please enter a valid verification code.')).toBeTruthy();
    expect(shell.calls.filter(({ id }) => id === 'session.login')).toEqual([]);
    await user.clear(code);
    await user.type(code, '১২৩৪৫৬');
    await user.click(dialog.getByRole('button', { name: 'Log in' }));
    await waitFor(() =>
      expect(shell.calls.find(({ id }) => id === 'session.login')?.input).toMatchObject({ password: '123456' }),
    );
  });

  it('remembers, offers a trial and a new password only where the brand does', async () => {
    const { dialog } = await open();
    const offered = (within: typeof dialog) => [
      within.queryByRole('checkbox', { name: /^Remember me/ }) !== null,
      within.queryByRole('button', { name: 'Forgot your password?' }) !== null,
      within.queryByRole('button', { name: /^Try it free/ }) !== null,
    ];
    expect(offered(dialog)).toEqual([false, false, false]);
    leave();
    const flags = { REMEMBERME: true, FORGOTEMAIL3: true, FREEPLAY: true };
    expect(offered((await open({ brand: { flags } })).dialog)).toEqual([true, true, true]);
  });

  it('asks for name and password before it asks the server', async () => {
    const { shell, dialog, user } = await open();
    await user.click(dialog.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(dialog.getAllByText('Input cannot be empty.')).toHaveLength(2));
    expect(dialog.getByRole('alert').textContent).toBe('Please enter the username and password.');
    expect(shell.calls.filter(({ id }) => id === 'session.login')).toEqual([]);
  });

  it('shows the captcha once a refusal asks for it, and then needs it', async () => {
    const { shell, dialog, user } = await open({
      answers: {
        'session.captcha': 'aGk=',
        'session.login': () => {
          throw new ApiError('captcha_required');
        },
      },
    });
    expect(dialog.queryByLabelText(/^Captcha\*/)).toBeNull();
    await user.type(dialog.getByLabelText(/^User name/), 'amina7');
    await user.type(dialog.getByLabelText(/^Password/), 'river and rain');
    await user.click(dialog.getByRole('button', { name: 'Log in' }));
    expect(await dialog.findByRole('img', { name: /^Captcha image/ })).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Log in' }));
    expect(await dialog.findByText('Input cannot be empty.')).toBeTruthy();
    expect(shell.calls.filter(({ id }) => id === 'session.login')).toHaveLength(1);
  });

  it('gives way to the registration', async () => {
    const { shell, dialog, user } = await open();
    await user.click(dialog.getByRole('button', { name: 'Register' }));
    expect(shell.serviceCalls).toMatchObject([{ service: 'openModal', values: ['registerModal', {}] }]);
    expect(modals.stack().filter((entry) => entry.open)).toEqual([]);
  });
});
