import { type MockAnswers, mockSession, mockShell, screen, userEvent, waitFor } from '@marquee/testing/mock-shell';
import { expect, it } from 'vitest';
import { day, member, paging } from '../line/figures.fixture';
import en from '../../messages/en.json';
import TeamTransactionsPage from './team-transactions.page';

const answers: MockAnswers = {
  'agent.lineDays': {
    days: [day, { ...day, day: '2026-03-02', firstDeposits: 0, deposits: '0.00', rebates: '0.00' }],
    line: [],
    totals: day,
  },
  'agent.lineFigures': {
    ...paging,
    content: [{ ...member, self: true, account: 'agent1', id: 'p0' }, member],
    line: [],
    totals: member,
  },
};

async function renderPage(path = '/agentHome/team-transactions') {
  const shell = await mockShell({ answers, session: mockSession('agent'), messages: { agent: en }, path });
  shell.render(<TeamTransactionsPage />);
  return shell;
}

it('shows movements by day, without days that had bets only', async () => {
  await renderPage();
  await screen.findByRole('rowheader', { name: /Mar/ });
  expect(screen.getAllByRole('rowheader')).toHaveLength(1);
});

it('shows them by member, each with the way to the record but the agent', async () => {
  const shell = await renderPage();
  await userEvent.click(await screen.findByRole('radio', { name: 'By member' }));
  await waitFor(() => expect(shell.address()).toBe('/agentHome/team-transactions?view=member'));
  const record = await screen.findByRole('link', { name: 'Account record of helper1' });
  expect(record.getAttribute('href')).toMatch(/^\/agentHome\/team-transactions\/p1\?from=\d{4}-\d\d-\d\d&to=/);
  expect(screen.queryByRole('link', { name: 'Account record of agent1' })).toBeNull();
});
