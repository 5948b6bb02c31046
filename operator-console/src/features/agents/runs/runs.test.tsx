import type { AgentRun } from '@marquee/contract/calls/settlement';
import { type MockAnswers, mockShell, screen, userEvent, waitFor, within } from '@marquee/testing/mock-shell';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { ClientContext } from '../../../lib/calls';
import { OperatorContext } from '../../../lib/session/operator';
import en from '../../../messages/en.json';
import { bill } from '../bill.fixture';
import AgentRunPage from './run.page';
import AgentRunsPage from './runs.page';

const operator = { brands: ['sundarban'], rights: ['agents'] } as never;
const run: AgentRun = {
  id: 'r2',
  brand: 'sundarban',
  currency: 'BDT',
  type: 'dividend',
  period: 'semimonthly',
  from: '2026-10-31T18:00:00.000Z',
  to: '2026-11-15T18:00:00.000Z',
  state: 'waiting',
  computedAt: '2026-11-15T20:00:00.000Z',
  paidAt: null,
  bills: 1,
  due: '500.00',
  topDue: '400.00',
  paid: '0.00',
  open: '0.00',
  proposalId: 'p1',
};
const paging = { pageNum: 1, pageSize: 20, totalPages: 1, totalElements: 1 };

async function open(path: string, answers: MockAnswers = {}) {
  const shell = await mockShell({
    answers: {
      'agentRuns.list': { content: [run], ...paging },
      'agentRuns.show': {
        run,
        before: { ...run, id: 'r1', due: '450.00' },
        bills: { content: [bill], ...paging },
      },
      'agentRuns.preview': {
        from: run.to,
        to: '2026-11-30T18:00:00.000Z',
        currency: 'BDT',
        sums: { bills: 3, due: '34.00', topDue: '30.00' },
        corrections: '0.00',
        needsTwo: true,
      },
      ...answers,
    },
    messages: { console: en },
    path,
  });
  shell.render(
    <ClientContext value={shell.runtime.client}>
      <OperatorContext value={operator}>
        <Routes>
          <Route path="/agent-runs/:brand?" element={<AgentRunsPage />} />
          <Route path="/agent-run/:brand/:runId" element={<AgentRunPage />} />
        </Routes>
      </OperatorContext>
    </ClientContext>,
  );
  const inputsOf = (call: string) => shell.calls.filter(({ id }) => id === call).map(({ input }) => input);
  return { shell, inputsOf, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) };
}

it('lists the runs of a brand by type of contract, with what the running period would give', async () => {
  const { inputsOf, user } = await open('/agent-runs/sundarban');
  expect(await screen.findByText(en.agentRuns.needsTwo)).toBeTruthy();
  await user.click(await screen.findByRole('radio', { name: en.agentRuns.types.hourlySalary }));
  await waitFor(() =>
    expect(inputsOf('agentRuns.list').at(-1)).toMatchObject({ brand: 'sundarban', type: 'hourlySalary' }),
  );
});

it('opens a run beside the one before it, with its bills and the way to its decision', async () => {
  const { user } = await open('/agent-runs/sundarban');
  await user.click(await screen.findByRole('link', { name: /2026-1/ }));
  expect(await screen.findByRole('heading', { level: 1, name: en.agentRuns.types.dividend })).toBeTruthy();
  expect(screen.getByText(/450\.00/)).toBeTruthy();
  expect(screen.getByRole('link', { name: en.agentRuns.decide }).getAttribute('href')).toBe('/proposals');
  const row = screen.getByRole('rowheader', { name: 'topper' }).closest('tr');
  expect(row?.textContent).toContain(en.agentRuns.brand);
  expect(row?.textContent).toContain(en.agentRuns.bill.due);
});

it('proposes the approval of a run that waits, with a reason', async () => {
  const waiting = { ...run, proposalId: null };
  const { inputsOf, user } = await open('/agent-run/sundarban/r2', {
    'agentRuns.show': { run: waiting, before: null, bills: { content: [bill], ...paging } },
  });
  await user.click(await screen.findByRole('button', { name: en.agentRuns.propose }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(new RegExp(en.change.reason)), 'checked against last month');
  await user.click(dialog.getByRole('button', { name: en.agentRuns.propose }));
  await waitFor(() =>
    expect(inputsOf('agentRuns.propose')).toEqual([{ runId: 'r2', reason: 'checked against last month' }]),
  );
});

it('computes a run that waits again, with a reason', async () => {
  const waiting = { ...run, proposalId: null };
  const { inputsOf, user } = await open('/agent-run/sundarban/r2', {
    'agentRuns.show': { run: waiting, before: null, bills: { content: [bill], ...paging } },
    'agentRuns.recompute': waiting,
  });
  await user.click(await screen.findByRole('button', { name: en.agentRuns.recompute }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(new RegExp(en.change.reason)), 'a draw was corrected');
  await user.click(dialog.getByRole('button', { name: en.agentRuns.recompute }));
  await waitFor(() =>
    expect(inputsOf('agentRuns.recompute')).toEqual([{ runId: 'r2', reason: 'a draw was corrected' }]),
  );
});

it('offers no decision of a run that is paid, and says that payers still owe', async () => {
  const paid = { ...run, state: 'paid' as const, open: '20.00', proposalId: null };
  await open('/agent-run/sundarban/r2', {
    'agentRuns.show': { run: paid, before: null, bills: { content: [], ...paging, totalPages: 0, totalElements: 0 } },
  });
  expect(await screen.findByText(en.agentRuns.shortfall)).toBeTruthy();
  expect(screen.queryByRole('link', { name: en.agentRuns.decide })).toBeNull();
});
