import {
  type MockAnswers,
  mockBoot,
  mockSession,
  mockShell,
  screen,
  userEvent,
  waitFor,
} from '@marquee/testing/mock-shell';
import { useCall } from '@marquee/kit';
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

async function renderPage(AGENTPOLICY3: boolean, answers: MockAnswers = {}) {
  const brand = { ...mockBoot().brand, flags: { AGENTPOLICY3 } };
  const shell = await mockShell({
    boot: { brand },
    session: mockSession('member'),
    messages: { wallet: en },
    answers: {
      'member.consolidatedFunds': ALL,
      'wallets.balance': OWN,
      'wallets.vendors': NO_VENDORS as never,
      ...answers,
    },
  });
  shell.render(
    <>
      <HeaderBalance />
      <TransferPage />
    </>,
  );
  return shell;
}

/** As the header does on every page. */
function HeaderBalance() {
  useCall('wallets.balance', {});
  return null;
}

it.each([
  ['all wallets where the brand adds them up', true, { total: '150.00', vendors: '50.00' }],
  ['the member’s own, which sum to the total, where it does not', false, { total: '132.00', vendors: '20.00' }],
])('shows %s', async (_what, AGENTPOLICY3, { total, vendors }) => {
  const shell = await renderPage(AGENTPOLICY3);
  await screen.findByText(en.funds.total);
  expect(figureOf(en.funds.total)).toContain(total);
  expect(figureOf(en.funds.wallet.main)).toContain('100.00');
  expect(figureOf(en.funds.wallet.vendors)).toContain(vendors);
  const asked = shell.calls.map(({ id }) => id);
  expect(asked.includes('member.consolidatedFunds')).toBe(AGENTPOLICY3);
  expect(screen.getAllByText(en.funds.total)).toHaveLength(1);
});

it('leaves wallets at vendors out while there is nothing in them', async () => {
  await renderPage(false, { 'wallets.balance': { ...OWN, balance: '100.00', vendors: '0.00' } });
  await screen.findByText(en.funds.total);
  expect(figureOf(en.funds.total)).toContain('112.00');
  expect(screen.queryByText(en.funds.wallet.vendors)).toBeNull();
});

it.each([
  ['member.consolidatedFunds', true],
  ['wallets.balance', false],
] as const)('reads %s again after a failure', async (call, AGENTPOLICY3) => {
  const shell = await renderPage(AGENTPOLICY3, { [call]: undefined });
  const reads = () => shell.calls.filter(({ id }) => id === call).length;
  await userEvent.click(await screen.findByRole('button', { name: /again/i }));
  await waitFor(() => expect(reads()).toBe(2));
});
