import type { VendorWallets as Wallets } from '@marquee/contract/calls/vendor-wallets';
import { ApiError } from '@marquee/kit';
import {
  type MockAnswers,
  mockSession,
  mockShell,
  screen,
  userEvent,
  waitFor,
  within,
} from '@marquee/testing/mock-shell';
import { expect, it } from 'vitest';
import messages from '../../messages/en.json';
import slotMessages from '../../slot-messages/en.json';
import { VendorWallets } from './vendor-wallets';

const funds: Wallets = {
  currency: 'BDT',
  main: '100.00',
  autoTransfer: true,
  wallets: [
    { vendor: 'PG', name: 'Pangolin Games', balance: '40.00', isOpen: true },
    { vendor: 'OQR', name: 'Old Quarter', balance: '0.00', isOpen: true },
  ],
};

async function page(overview: Wallets = funds, answers: MockAnswers = {}) {
  const shell = await mockShell({
    session: mockSession('member'),
    messages: { wallet: { ...messages, ...slotMessages } },
    answers: { 'wallets.vendors': overview, ...answers },
  });
  shell.render(<VendorWallets />);
  return shell;
}
type Shell = Awaited<ReturnType<typeof page>>;
const callsOf = (shell: Shell, id: string) => shell.calls.filter((call) => call.id === id);
const open = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog'));
};

it('is not there where the brand has a single wallet', async () => {
  const shell = await page({ ...funds, wallets: [] });
  await waitFor(() => expect(callsOf(shell, 'wallets.vendors')).toHaveLength(1));
  expect(screen.queryByText('Game wallets')).toBeNull();
});

it('moves an amount to a vendor', async () => {
  const shell = await page(funds, { 'wallets.vendorTransfer': { moved: '25.00', wallets: funds } });
  const dialog = await open('Transfer in: Old Quarter');
  await userEvent.type(dialog.getByRole('textbox'), '25');
  await userEvent.click(dialog.getByRole('button', { name: 'Transfer' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(callsOf(shell, 'wallets.vendorTransfer')[0]?.input).toEqual({
    vendor: 'OQR',
    direction: 'in',
    amount: '25.00',
  });
});

it('says beside the field that there is not so much, and sends nothing', async () => {
  const shell = await page();
  const dialog = await open('Return: Pangolin Games');
  await userEvent.type(dialog.getByRole('textbox'), '40.01');
  await userEvent.click(dialog.getByRole('button', { name: 'Transfer' }));
  expect(dialog.getByText('Your balance is too low.')).toBeTruthy();
  expect(callsOf(shell, 'wallets.vendorTransfer')).toEqual([]);
});

it('moves the whole balance, and a second try is the same intent', async () => {
  const shell = await page(funds, {
    'wallets.vendorTransfer': () => {
      throw new ApiError('insufficient_balance', 'req-1');
    },
  });
  const dialog = await open('Return: Pangolin Games');
  await userEvent.click(dialog.getByRole('button', { name: 'All' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Transfer' }));
  await dialog.findByRole('alert');
  await userEvent.click(dialog.getByRole('button', { name: 'Transfer' }));
  await waitFor(() => expect(callsOf(shell, 'wallets.vendorTransfer')).toHaveLength(2));
  const [first, second] = callsOf(shell, 'wallets.vendorTransfer');
  expect(first?.input).toEqual({ vendor: 'PG', direction: 'out', amount: 'all' });
  expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
});

it('returns all balances, and disables the button when there are none', async () => {
  const shell = await page(funds, { 'wallets.bringHome': { moved: '40.00', wallets: funds } });
  await userEvent.click(await screen.findByRole('button', { name: 'Return all to main wallet' }));
  await waitFor(() => expect(callsOf(shell, 'wallets.bringHome')).toHaveLength(1));
  shell.runtime.bus.publish('wallet.vendor', { vendor: 'PG', balance: '0.00', currency: 'BDT' }, 'live');
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Return all to main wallet' }).disabled).toBe(true),
  );
});

it('only returns money from a vendor that is no longer open', async () => {
  await page({ ...funds, wallets: [{ vendor: 'PG', name: 'Pangolin Games', balance: '40.00', isOpen: false }] });
  expect(await screen.findByRole('button', { name: 'Return: Pangolin Games' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Transfer in/ })).toBeNull();
});

it('switches automatic transfer off', async () => {
  const shell = await page(funds, { 'wallets.autoTransfer': { ...funds, autoTransfer: false } });
  const toggle = await screen.findByRole<HTMLInputElement>('switch', {
    name: 'Transfer automatically when I open a game',
  });
  expect(toggle.checked).toBe(true);
  await userEvent.click(toggle);
  await waitFor(() => expect(toggle.checked).toBe(false));
  expect(callsOf(shell, 'wallets.autoTransfer')[0]?.input).toEqual({ on: false });
});
