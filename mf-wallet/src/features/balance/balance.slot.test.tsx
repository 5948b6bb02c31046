import { type MockAnswers, mockSession, mockShell, screen, userEvent, waitFor } from '@marquee/testing/mock-shell';
import { beforeEach, expect, it } from 'vitest';
import messages from '../../slot-messages/en.json';
import BalanceSlot from './balance.slot';

const balances = { currency: 'BDT', balance: '1250.50', cash: '1250.50', bonus: '0.00', held: '0.00', vendors: '0.00' };

beforeEach(() => sessionStorage.clear());

async function header(answers: MockAnswers = {}) {
  const shell = await mockShell({
    session: mockSession('member'),
    messages: { wallet: messages },
    answers: { 'wallets.balance': balances, ...answers },
  });
  shell.render(<BalanceSlot />);
  return shell;
}

it('covers the balance so that its digits are not in the page, and remembers that', async () => {
  await header();
  await screen.findByText(/1,250\.50/);
  await userEvent.click(screen.getByRole('button', { name: 'Hide the balance' }));
  expect(document.body.textContent).not.toContain('250');
  expect(document.body.textContent).toContain('******');
  await header();
  await screen.findByText('Balance hidden');
  expect(document.body.textContent).not.toContain('250');
  await userEvent.click(screen.getByRole('button', { name: 'Show the balance' }));
  await screen.findByText(/1,250\.50/);
});

it('stores nothing but whether it is covered', async () => {
  await header();
  await screen.findByText(/1,250\.50/);
  await userEvent.click(screen.getByRole('button', { name: 'Hide the balance' }));
  expect({ ...sessionStorage }).toEqual({ 'marquee.balance-hidden': 'true' });
});

it('follows the live stream', async () => {
  const shell = await header();
  await screen.findByText(/1,250\.50/);
  shell.runtime.bus.publish('wallet.balance', { balance: '990.00', currency: 'BDT' }, 'live');
  await waitFor(() => expect(document.body.textContent).toContain('990.00'));
});

it('is read again when asked', async () => {
  const shell = await header();
  await screen.findByText(/1,250\.50/);
  await userEvent.click(screen.getByRole('button', { name: 'Refresh the balance' }));
  await waitFor(() => expect(shell.calls.map(({ id }) => id)).toEqual(['wallets.balance', 'wallets.balance']));
});

it('shows bonus money beside the balance, covered with it, and reads it again when a bonus changes', async () => {
  const shell = await header({ 'wallets.balance': { ...balances, bonus: '300.00' } });
  expect((await screen.findByRole('link', { name: /^Bonus .*300\.00/ })).getAttribute('href')).toBe('/member/bonuses');
  await userEvent.click(screen.getByRole('button', { name: 'Hide the balance' }));
  expect(document.body.textContent).not.toContain('300');
  shell.runtime.bus.publish('bonuses.changed', { at: '2026-01-01T00:00:00.000Z' }, 'live');
  await waitFor(() => expect(shell.calls.map(({ id }) => id)).toEqual(['wallets.balance', 'wallets.balance']));
});

const split = {
  currency: 'BDT',
  main: '0.00',
  autoTransfer: true,
  wallets: [
    { vendor: 'PG', name: 'Pangolin Games', balance: '1250.50', isOpen: true },
    { vendor: 'OQR', name: 'Old Quarter', balance: '0.00', isOpen: true },
  ],
};

it('shows the sum of all wallets, where the money is, and returns it', async () => {
  const shell = await header({
    'wallets.balance': { ...balances, cash: '0.00', vendors: '1250.50' },
    'wallets.vendors': split,
    'wallets.bringHome': { moved: '1250.50', wallets: split },
  });
  await screen.findByText(/1,250\.50/);
  shell.runtime.bus.publish('wallet.vendor', { vendor: 'PG', balance: '1200.00', currency: 'BDT' }, 'live');
  await screen.findByText(/1,200\.00/);
  await userEvent.click(await screen.findByRole('button', { name: 'Where your money is' }));
  expect(await screen.findByText('Pangolin Games')).toBeTruthy();
  expect(screen.queryByText('Old Quarter')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Return all to main wallet' }));
  await waitFor(() => expect(shell.calls.map(({ id }) => id)).toContain('wallets.bringHome'));
});
