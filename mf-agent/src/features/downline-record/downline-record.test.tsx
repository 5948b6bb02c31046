import { ApiError } from '@marquee/kit';
import { type MockAnswers, mockSession, mockShell, screen } from '@marquee/testing/mock-shell';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { paging } from '../line/figures.fixture';
import en from '../../messages/en.json';
import DownlineRecordPage from './downline-record.page';

async function renderPage(answers: MockAnswers) {
  const path = '/agentHome/team-transactions/p2';
  const shell = await mockShell({ answers, session: mockSession('agent'), messages: { agent: en }, path });
  shell.render(
    <Routes>
      <Route path="/agentHome/team-transactions/:member" element={<DownlineRecordPage />} />
    </Routes>,
  );
  return shell;
}

it('shows the movements of a downline under the way to the member', async () => {
  const shell = await renderPage({
    'agent.memberRecord': {
      ...paging,
      content: [
        {
          transactionId: 'T2',
          at: '2026-03-01T10:00:00.000Z',
          type: 'deposit',
          state: 'booked',
          change: '50.00',
          balanceAfter: '95.00',
          reference: '',
        },
      ],
      line: [
        { id: 'p1', account: 'helper1' },
        { id: 'p2', account: 'below1' },
      ],
      totals: { in: '50.00', out: '0.00', net: '50.00' },
    },
  });
  expect(await screen.findByRole('heading', { name: 'below1' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'helper1' }).getAttribute('href')).toBe('/agentHome/team-transactions/p1');
  expect(shell.calls.at(-1)?.input).toMatchObject({ of: 'p2' });
});

it('says that a member is not of the line', async () => {
  await renderPage({
    'agent.memberRecord': () => {
      throw new ApiError('not_found', 'request-9');
    },
  });
  expect(await screen.findByText(/request-9/)).toBeTruthy();
});
