import { mockBoot, mockSession, mockShell, screen } from '@marquee/testing/mock-shell';
import { expect, it } from 'vitest';
import en from '../../messages/en.json';
import TransferPage from './transfer.page';

const OWN = { currency: 'BDT', balance: '120.00', cash: '100.00', bonus: '7.00', held: '5.00', vendors: '20.00' };
const ALL = {
  currency: 'BDT',
  total: '150.00',
  wallets: [
    { wallet: 'main' as const, balance: '100.00' },
    { wallet: 'vendors' as const, balance: '50.00' },
  ],
};
const NO_VENDORS = { main: '100.00', wallets: [], autoTransfer: true };

const figureOf = (label: string) => screen.getByText(label).nextElementSibling?.textContent;

it.each([
  ['all wallets where the brand adds them up', true, '150.00'],
  ['the member’s own where it does not', false, '120.00'],
])('shows %s', async (_what, AGENTPOLICY3, total) => {
  const brand = { ...mockBoot().brand, flags: { AGENTPOLICY3 } };
  const shell = await mockShell({
    boot: { brand },
    session: mockSession('member'),
    messages: { wallet: en },
    answers: { 'member.consolidatedFunds': ALL, 'wallets.balance': OWN, 'wallets.vendors': NO_VENDORS as never },
  });
  shell.render(<TransferPage />);
  await screen.findByText(en.funds.total);
  expect(figureOf(en.funds.total)).toContain(total);
  expect(figureOf(en.funds.wallet.main)).toContain('100.00');
  const asked = shell.calls.map(({ id }) => id);
  expect(asked.includes('member.consolidatedFunds')).toBe(AGENTPOLICY3);
  expect(asked.includes('wallets.balance')).toBe(!AGENTPOLICY3);
});
