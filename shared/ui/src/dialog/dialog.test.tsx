import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ConfirmDialog } from './confirm-dialog';
import { Dialog } from './dialog';

afterEach(cleanup);

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog open={open} onOpenChange={setOpen} title="Log in" closeLabel="Close">
        <input aria-label="User name" />
        <button type="button">Go</button>
      </Dialog>
    </>
  );
}

async function openDialog() {
  const user = userEvent.setup();
  render(<Page />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  const dialog = await screen.findByRole('dialog', { name: 'Log in' });
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('User name')));
  return { user, dialog };
}

describe('Dialog', () => {
  it('has no footer where there is nothing to do', async () => {
    const closed = vi.fn();
    const { rerender } = render(
      <Dialog
        open
        onOpenChange={closed}
        title="Answer"
        closeLabel="Close"
        footer={<button type="button">Go</button>}
      />,
    );
    const dialog = await screen.findByRole('dialog', { name: 'Answer' });
    expect(dialog.querySelector('footer')).not.toBeNull();
    rerender(<Dialog open onOpenChange={closed} title="Answer" closeLabel="Close" footer={false} />);
    expect(dialog.querySelector('footer')).toBeNull();
  });

  it('opens with the focus on its content and keeps it inside', async () => {
    const { user, dialog } = await openDialog();
    for (let step = 0; step < 6; step += 1) {
      await user.tab();
      expect(dialog.contains(document.activeElement)).toBe(true);
    }
  });

  it('keeps the focus inside at every key, even before the page has painted', async () => {
    const { user, dialog } = await openDialog();
    for (const shift of [false, true]) {
      for (let step = 0; step < 6; step += 1) {
        await user.tab({ shift });
        expect(dialog.contains(document.activeElement)).toBe(true);
      }
    }
  });

  it('moves the focus from its last control to its first and back, past disabled ones', async () => {
    const user = userEvent.setup();
    render(
      <Dialog open onOpenChange={() => undefined} title="Method" closeLabel="Close">
        <fieldset disabled>
          <input aria-label="Disabled" />
        </fieldset>
        <input aria-label="Left out" tabIndex={-1} />
        <input type="radio" name="method" aria-label="Card" />
        <input type="radio" name="method" aria-label="Wallet" defaultChecked />
      </Dialog>,
    );
    const close = await screen.findByRole('button', { name: 'Close' });
    const wallet = screen.getByLabelText('Wallet');
    close.focus();
    await user.tab();
    expect(document.activeElement).toBe(wallet);
    await user.tab({ shift: true });
    expect(document.activeElement).toBe(close);
  });

  it('opens with the focus on itself while it has no controls, so that the next key reaches those added later', async () => {
    const user = userEvent.setup();
    const dialogWith = (content: ReactNode) => (
      <Dialog open onOpenChange={() => undefined} title="Register" closeLabel="Close">
        {content}
      </Dialog>
    );
    const { rerender } = render(dialogWith(<p>One moment</p>));
    const dialog = await screen.findByRole('dialog', { name: 'Register' });
    await waitFor(() => expect(document.activeElement).toBe(dialog));
    rerender(dialogWith(<input aria-label="User name" />));
    await user.tab();
    expect(document.activeElement).toBe(screen.getByLabelText('User name'));
  });

  it('closes by Esc and returns the focus', async () => {
    const { user } = await openDialog();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' })));
  });

  it('closes by its button', async () => {
    const { user } = await openDialog();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('stays open on a click outside', async () => {
    const { user } = await openDialog();
    const backdrop = document.querySelector('.backdrop');
    expect(backdrop).not.toBeNull();
    await user.click(backdrop as Element);
    await user.pointer({ keys: '[MouseLeft]', target: document.body });
    expect(screen.getByRole('dialog', { name: 'Log in' })).toBeTruthy();
  });

  it('locks the scrolling of the page while it is open', async () => {
    const { user } = await openDialog();
    const locked = () =>
      [document.documentElement, document.body].some(
        (element) => element.style.overflow === 'hidden' || element.style.overflowY === 'hidden',
      );
    await waitFor(() => expect(locked()).toBe(true));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(locked()).toBe(false));
  });
});

describe('ConfirmDialog', () => {
  it('stays open and busy until the confirmed step has succeeded', async () => {
    const user = userEvent.setup();
    const change = vi.fn();
    let finish: () => void = () => undefined;
    const step = new Promise<void>((resolve) => {
      finish = resolve;
    });
    render(
      <ConfirmDialog
        open
        onOpenChange={change}
        title="Sign out?"
        confirmLabel="Sign out"
        cancelLabel="Stay"
        onConfirm={() => step}
      />,
    );
    await user.click(await screen.findByRole('button', { name: 'Sign out' }));
    expect(screen.getByRole('button', { name: 'Sign out' }).getAttribute('aria-busy')).toBe('true');
    await user.keyboard('{Escape}');
    expect(change).not.toHaveBeenCalled();
    finish();
    await waitFor(() => expect(change).toHaveBeenCalledWith(false));
  });
});
