import { act, mockShell, screen, mockBrowserApis, userEvent, waitFor } from '@marquee/testing/mock-shell';
import { afterEach, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { english as en } from '../../messages/english.fixture';
import { installModals } from '../../app/modals';
import { confirmModal } from './confirm';
import { loadErrorCode, ModalHost } from './modal-host';
import { modals } from './modal-store';

const question = { title: 'Log out?', message: 'In all tabs.', confirmLabel: 'Yes', cancelLabel: 'No' };

beforeAll(mockBrowserApis);
beforeAll(installModals);
beforeEach(async () => {
  const shell = await mockShell({ messages: { shell: en } });
  shell.render(
    <>
      <button type="button" onClick={() => modals.open('real-account-needed', {})}>
        Play
      </button>
      <ModalHost />
    </>,
  );
});
afterEach(() => {
  for (const { key } of modals.stack()) modals.removed(key);
});

async function openModal() {
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Play' }));
  const dialog = await screen.findByRole('dialog');
  return { user, dialog };
}

describe('the modal host', () => {
  it('moves the focus into the modal and keeps it there', async () => {
    const { user, dialog } = await openModal();
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    for (let presses = 0; presses < 6; presses += 1) {
      await user.tab();
      expect(dialog.contains(document.activeElement)).toBe(true);
    }
  });

  it('closes by Esc and gives the focus back to what opened it', async () => {
    const { user } = await openModal();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Play' })));
  });

  it('shows its frame with the title at once, and in the same place the modal after that was painted', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Play' }));
    const frame = document.querySelector('[data-dialog-frame]');
    expect(frame?.textContent).toBe(en.errors.in_need_true_account);
    expect(screen.queryByRole('dialog')).toBeNull();
    await screen.findByRole('dialog');
    expect(document.querySelector('[data-dialog-frame]')).toBeNull();
  });

  it('can be left by Esc before it has come', async () => {
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Play' }));
    await user.keyboard('{Escape}');
    expect(modals.stack()).toEqual([]);
  });

  it('makes room at once for what takes its place', async () => {
    await openModal();
    modals.close('real-account-needed');
    modals.open('loginPopupModal', {});
    expect(modals.stack().map(({ id }) => id)).toEqual(['loginPopupModal']);
  });

  it('is not closed by a late event of a modal of the same id that is gone', () => {
    const open = () => {
      act(() => modals.open('real-account-needed', {}));
      return modals.stack()[0]?.key ?? 0;
    };
    const former = open();
    act(() => modals.removed(former));
    open();
    act(() => modals.closeEntry(former));
    expect(modals.stack()).toMatchObject([{ id: 'real-account-needed', open: true }]);
  });

  it('does not close by a click outside', async () => {
    const { user } = await openModal();
    await user.click(document.body);
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  it('opens each modal once, however often it is asked for', async () => {
    await openModal();
    modals.open('real-account-needed', {});
    expect(modals.stack()).toHaveLength(1);
  });

  it('stacks a question above a modal; Esc answers the question and leaves the modal', async () => {
    const { user } = await openModal();
    const answer = confirmModal(question);
    await screen.findByRole('alertdialog');
    await user.keyboard('{Escape}');
    expect(await answer).toBe(false);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  it('answers the caller that the person confirmed', async () => {
    const answer = confirmModal(question);
    await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));
    expect(await answer).toBe(true);
  });
});

it.each([
  ['loginPopupModal', ['login', 'loginModal', 'loginPopupModal']],
  ['registerModal', ['register', 'registerModal']],
  ['publicModal', ['announcements', 'publicModal']],
  ['changePassModal', ['change-password', 'changePassModal']],
  ['forgetPassModal', ['forgot-password', 'forgetPassModal']],
])('opens and closes %s by each of its names', (id, names) => {
  for (const name of names) {
    act(() => modals.openByName(name));
    expect(modals.stack()).toMatchObject([{ owner: 'shell', id, open: true }]);
    act(() => modals.close(name));
    expect(modals.stack().filter(({ open }) => open)).toEqual([]);
    act(() => modals.stack().forEach(({ key }) => modals.removed(key)));
  }
});

test.each([
  [Object.assign(new Error('Loading CSS chunk 7 failed.'), { code: 'CSS_CHUNK_LOAD_FAILED' }), 'css_chunk_load_failed'],
  [Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' }), 'chunk_load_failed'],
  ['offline', 'chunk_load_failed'],
])('a module that fails to load with %s is reported as %s', (error, code) => expect(loadErrorCode(error)).toBe(code));
