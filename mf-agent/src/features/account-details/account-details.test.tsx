import { type MockAnswers, mockSession, mockShell, screen, userEvent, waitFor } from '@marquee/testing/mock-shell';
import { expect, it } from 'vitest';
import { paging } from '../line/figures.fixture';
import en from '../../messages/en.json';
import AccountDetailsPage from './account-details.page';

const totals = { in: '590.00', out: '70.00', net: '520.00' };
const at = '2026-03-01T10:00:00.000Z';
const answers: MockAnswers = {
  'agent.floatRecord': {
    ...paging,
    content: [
      { transactionId: 'T1', at, type: 'transfer', change: '-30.00', balanceAfter: '520.00', other: 'helper1' },
      { transactionId: 'T0', at, type: 'commission', change: '90.00', balanceAfter: '550.00', other: '' },
    ],
    totals,
  },
  'records.account': {
    ...paging,
    content: [
      {
        transactionId: 'T2',
        at,
        type: 'bet',
        state: 'booked',
        change: '-5.00',
        balanceAfter: '95.00',
        reference: 'Aviator',
      },
    ],
    totals,
  },
};

async function renderPage(path = '/agentHome/account-details') {
  const shell = await mockShell({ answers, session: mockSession('agent'), messages: { agent: en }, path });
  shell.render(<AccountDetailsPage />);
  return shell;
}

it('shows the float with the balance after each movement, and leads to transfers', async () => {
  await renderPage();
  const row = (await screen.findByText('helper1')).closest('tr');
  expect(row?.textContent).toContain('−৳30.00');
  expect(row?.textContent).toContain('৳520.00');
  expect(screen.getByRole('link', { name: 'Transfers' }).getAttribute('href')).toBe('/agentHome/transfers');
});

it('changes to the main wallet and forgets the type that it was filtered by', async () => {
  const shell = await renderPage('/agentHome/account-details?type=commission');
  await screen.findByText('helper1');
  expect(shell.calls.at(-1)?.input).toMatchObject({ type: 'commission' });
  await userEvent.click(screen.getByRole('radio', { name: 'Main wallet' }));
  expect(await screen.findByText('Aviator')).toBeTruthy();
  await waitFor(() => expect(shell.address()).toBe('/agentHome/account-details?view=main'));
});
