import { ApiError } from '@marquee/kit';
import { screen, userEvent, waitFor, within } from '@marquee/testing/mock-shell';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { connectNavigator } from '../../lib/navigator';
import { showSitePart, type SitePart } from '../../app/site.fixture';
import { ModalHost } from '../../lib/modals/modal-host';
import { modals } from '../../lib/modals/modal-store';

const went: string[] = [];

beforeAll(() => connectNavigator((to) => void went.push(to)));

async function open(answers: SitePart['answers'] = {}, values: object = {}) {
  modals.open('changePassModal', values);
  const { shell } = await showSitePart(<ModalHost />, { state: 'member', answers });
  const dialog = within(await screen.findByRole('dialog', { name: 'Change password' }));
  await dialog.findByLabelText(/^New password/);
  const user = userEvent.setup({ delay: null });
  const fill = async (password: string, confirmation = password) => {
    await user.type(dialog.getByLabelText(/^New password/), password);
    await user.type(dialog.getByLabelText(/^Confirm new password/), confirmation);
    await user.click(dialog.getByRole('button', { name: 'Change password' }));
  };
  return { shell, dialog, user, fill };
}
afterEach(() => {
  for (const { key } of modals.stack()) modals.removed(key);
});

describe('the change of the password', () => {
  it('shows whose it is, cannot change that, and shows what was typed when asked', async () => {
    const { dialog, user } = await open();
    const name = dialog.getByLabelText<HTMLInputElement>('User name');
    expect([name.value, name.readOnly]).toEqual(['rahim1', true]);
    expect(dialog.queryByLabelText(/^Current password/)).toBeNull();
    const password = dialog.getByLabelText<HTMLInputElement>(/^New password/);
    const [toggle] = dialog.getAllByRole('button', { name: 'Show password' });
    if (toggle) await user.click(toggle);
    expect(password.type).toBe('text');
  });

  it('asks the server nothing before both are there and the same', async () => {
    const { shell, dialog, fill } = await open();
    await fill('river and rain', 'river and train');
    expect(await dialog.findByText('Incorrect confirmation input.')).toBeTruthy();
    expect(shell.calls.filter(({ id }) => id === 'member.changePassword')).toEqual([]);
  });

  it('asks for the present one only when the server says so, and then goes home', async () => {
    const { shell, dialog, user, fill } = await open({
      'member.changePassword': ({ oldPassword }) => {
        if (oldPassword === undefined) throw new ApiError('password_incorrect');
        return null;
      },
    });
    await fill('river and rain');
    await user.type(await dialog.findByLabelText(/^Current password/), 'boats at dawn');
    await user.click(dialog.getByRole('button', { name: 'Change password' }));
    // It opens the home page although the member could not be loaded.
    await waitFor(() => expect(went).toEqual(['/']));
    expect(modals.stack().filter((entry) => entry.open)).toEqual([]);
    expect(shell.calls.filter(({ id }) => id === 'member.changePassword').at(-1)?.input).toMatchObject({
      oldPassword: 'boats at dawn',
    });
  });

  it('that is due is left only by logging out', async () => {
    const { shell, dialog, user } = await open({}, { forced: true });
    await user.click(dialog.getByRole('button', { name: 'Log out instead' }));
    expect(shell.serviceCalls.map(({ service }) => service)).toEqual(['logout']);
  });
});
