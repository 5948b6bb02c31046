import type { AgentDispute } from '@marquee/contract/calls/agent-disputes';
import { type MockAnswers, screen, waitFor, within } from '@marquee/testing/mock-shell';
import { expect, it } from 'vitest';
import { openConsolePage } from '../../../lib/console-page.fixture';
import en from '../../../messages/en.json';
import AgentDisputePage from './dispute.page';
import AgentDisputesPage from './disputes.page';
import { DisputesLink } from './disputes-link';
import { dispute, shown } from './disputes.fixture';

const page = (content: readonly AgentDispute[]) => ({
  content: [...content],
  pageNum: 1,
  pageSize: 20,
  totalPages: 1,
  totalElements: content.length,
});

const open = (path: string, answers: MockAnswers = {}) =>
  openConsolePage({
    path,
    pages: {
      '/agent-disputes/:brand?': <AgentDisputesPage />,
      '/agent-dispute/:brand/:disputeId': <AgentDisputePage />,
    },
    frame: <DisputesLink />,
    answers: { 'agentDisputes.list': page([dispute]), 'agentDisputes.show': shown, ...answers },
  });

it('lists objections with a filter, and says in the navigation how many are open', async () => {
  const { inputsOf, user } = await open('/agent-disputes/sundarban');
  expect((await screen.findByRole('link', { name: new RegExp(en.nav.agentDisputes) })).textContent).toContain('1');
  await user.selectOptions(await screen.findByRole('combobox', { name: en.agentDisputes.stateLabel }), 'rejected');
  await waitFor(() =>
    expect(inputsOf('agentDisputes.list').at(-1)).toMatchObject({ brand: 'sundarban', state: 'rejected' }),
  );
  await user.click(screen.getByRole('link', { name: 'middle' }));
  expect(await screen.findByText('Two of my members are missing')).toBeTruthy();
});

it('shows the bill beside its computation of now: equal, or the difference', async () => {
  await open('/agent-dispute/sundarban/d1');
  const table = within(await screen.findByRole('table', { name: en.agentDisputes.computation }));
  expect(table.getByRole('rowheader', { name: en.agentDisputes.figures.gross })).toBeTruthy();
  expect(screen.getByText(en.agentDisputes.equal)).toBeTruthy();
  expect(screen.queryByText(en.agentDisputes.differsText)).toBeNull();
});

it('names the difference where figures have changed since', async () => {
  await open('/agent-dispute/sundarban/d1', {
    'agentDisputes.show': {
      ...shown,
      now: { ...shown.now, gross: '430.00' },
      corrected: '10.00',
      difference: '20.00',
    },
  });
  expect(await screen.findByText(en.agentDisputes.differsText)).toBeTruthy();
  expect(screen.getByText(/^Differs by .*20/)).toBeTruthy();
  expect(screen.getByText(/^Later bills .*10/)).toBeTruthy();
});

it('rejects an objection with an explanation and its revision; one that is answered keeps its answer', async () => {
  const { inputsOf, user } = await open('/agent-dispute/sundarban/d1', { 'agentDisputes.answer': dispute });
  await user.click(await screen.findByRole('button', { name: en.agentDisputes.reject }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox'), 'Both are in another line.');
  await user.click(dialog.getByRole('button', { name: en.agentDisputes.reject }));
  await waitFor(() =>
    expect(inputsOf('agentDisputes.answer')).toEqual([
      { disputeId: 'd1', revision: 3, answer: 'Both are in another line.' },
    ]),
  );
});

it('offers no answer to what is closed', async () => {
  const rejected = {
    ...dispute,
    state: 'rejected' as const,
    answer: 'Both are in another line.',
    answeredBy: 'Rahim',
    answeredAt: '2026-11-16T10:00:00.000Z',
  };
  await open('/agent-dispute/sundarban/d1', { 'agentDisputes.show': { ...shown, dispute: rejected } });
  expect(await screen.findByText('Both are in another line.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: en.agentDisputes.reject })).toBeNull();
});

it('upholds an objection by an adjustment of an amount, for a second operator', async () => {
  const { inputsOf, user } = await open('/agent-dispute/sundarban/d1', { 'agentDisputes.answer': dispute });
  await user.click(await screen.findByRole('button', { name: en.agentDisputes.uphold }));
  const dialog = within(await screen.findByRole('dialog'));
  const [amount, answer, reason] = dialog.getAllByRole('textbox');
  await user.type(answer ?? dialog.getByRole('textbox'), 'They were missing.');
  await user.type(reason ?? dialog.getByRole('textbox'), 'Two members were missing');
  await user.click(dialog.getByRole('button', { name: en.agentDisputes.uphold }));
  expect(await dialog.findByText(en.fault.amount)).toBeTruthy();
  await user.type(amount ?? dialog.getByRole('textbox'), '12.5');
  await user.click(dialog.getByRole('button', { name: en.agentDisputes.uphold }));
  await waitFor(() =>
    expect(inputsOf('agentDisputes.answer')).toEqual([
      {
        disputeId: 'd1',
        revision: 3,
        answer: 'They were missing.',
        adjustment: { amount: '12.50', reason: 'Two members were missing' },
      },
    ]),
  );
});

it('leads to the proposal while it is open, and takes another answer once it was declined', async () => {
  const decided = (state: 'open' | 'expired') => ({
    'agentDisputes.show': { ...shown, dispute: { ...dispute, proposal: { id: 'p1', state } } },
  });
  const { unmount } = await open('/agent-dispute/sundarban/d1', decided('open'));
  expect(await screen.findByRole('link', { name: en.agentRuns.decide })).toBeTruthy();
  expect(screen.queryByRole('button', { name: en.agentDisputes.uphold })).toBeNull();
  unmount();
  await open('/agent-dispute/sundarban/d1', decided('expired'));
  expect(await screen.findByText(en.agentDisputes.declined)).toBeTruthy();
  expect(screen.getByRole('button', { name: en.agentDisputes.uphold })).toBeTruthy();
});
