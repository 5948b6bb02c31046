import type { Proposal } from '@marquee/contract/calls/proposals';
import { mockShell, screen, userEvent, waitFor, within } from '@marquee/testing/mock-shell';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { ClientContext } from '../../../lib/calls';
import en from '../../../messages/en.json';
import { approve, proposalOf } from '../../../lib/proposals/proposals.fixture';
import { ProposalsLink } from './proposals-link';
import { ProposalsPage } from './proposals.page';

const pageOf = (...content: Proposal[]) => ({
  content,
  pageNum: 1,
  pageSize: 20,
  totalPages: 1,
  totalElements: content.length,
});

async function renderProposals(...content: Proposal[]) {
  const shell = await mockShell({
    answers: {
      'proposals.list': pageOf(...content),
    },
    messages: { console: en },
    path: '/proposals',
  });
  shell.render(
    <ClientContext value={shell.runtime.client}>
      <ProposalsLink />
      <Routes>
        <Route path="/proposals/:view?" element={<ProposalsPage />} />
      </Routes>
    </ClientContext>,
  );
  const requestsOf = (id: string) => shell.calls.filter((call) => call.id === id).map(({ input }) => input as object);
  return { requestsOf, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) };
}

it('shows who proposed what and why, and approves it with a reason', async () => {
  const { requestsOf, user } = await renderProposals(
    proposalOf({
      rows: [
        {
          label: 'vip.view.rates',
          of: [
            { type: 'word', word: 'games.types.rng' },
            { type: 'level', level: 2 },
          ],
          before: { type: 'percent', percent: 0.4 },
          after: { type: 'percent', percent: 0.7 },
        },
        {
          label: 'vip.wagering',
          of: [],
          before: { type: 'number', number: 1 },
          after: { type: 'number', number: 1 },
        },
      ],
    }),
  );
  expect(await screen.findByText('Rina')).toBeTruthy();
  expect(screen.getByText('More for slots')).toBeTruthy();
  const row = screen.getByRole('row', { name: /Rebates · Slots · Level 2/ });
  expect(within(row).getByText('0.4%')).toBeTruthy();
  expect(within(row).getByText('0.7%')).toBeTruthy();
  expect(screen.queryByRole('rowheader', { name: en.vip.wagering })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show unchanged values too: 1' }));
  expect(screen.getByRole('rowheader', { name: en.vip.wagering })).toBeTruthy();
  await approve(user, 'As agreed');
  const { proposalId } = proposalOf();
  await waitFor(() => expect(requestsOf('proposals.approve')).toEqual([{ proposalId, reason: 'As agreed' }]));
});

it('lets the one who proposed it take it back, and decide nothing', async () => {
  const { requestsOf, user } = await renderProposals(proposalOf({ isOwn: true, mayDecide: false }));
  expect(await screen.findByText(en.proposals.own)).toBeTruthy();
  expect(screen.queryByRole('button', { name: en.proposals.step.approve })).toBeNull();
  expect(screen.queryByRole('button', { name: en.proposals.step.reject })).toBeNull();
  await user.click(screen.getByRole('button', { name: en.proposals.step.withdraw }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(/^Reason/), 'A mistake');
  await user.click(dialog.getByRole('button', { name: en.proposals.step.withdraw }));
  const { proposalId } = proposalOf();
  await waitFor(() => expect(requestsOf('proposals.withdraw')).toEqual([{ proposalId, reason: 'A mistake' }]));
});

it('says of an outdated one that it cannot be approved, and offers what is left', async () => {
  await renderProposals(
    proposalOf({ isOutdated: true }),
    proposalOf({
      proposalId: '5c2f0f4a-64a4-4c38-9d0a-5d3f6f0c7a21',
      proposedBy: 'Omar',
      isOutdated: true,
      isOwn: true,
      mayDecide: false,
    }),
  );
  expect(await screen.findByText(en.proposals.outdated)).toBeTruthy();
  expect(screen.getByText(en.proposals.outdatedOwn)).toBeTruthy();
  expect(screen.getByRole('button', { name: en.proposals.step.reject })).toBeTruthy();
  expect(screen.getByRole('button', { name: en.proposals.step.withdraw })).toBeTruthy();
  expect(screen.queryByRole('button', { name: en.proposals.step.approve })).toBeNull();
});

it('offers nothing to an operator who may not decide it, nor for one that is decided', async () => {
  await renderProposals(
    proposalOf({ mayDecide: false }),
    proposalOf({
      proposalId: '5c2f0f4a-64a4-4c38-9d0a-5d3f6f0c7a21',
      state: 'rejected',
      decidedBy: 'Omar',
      decidedAt: '2026-01-02T00:00:00.000Z',
      decisionReason: 'Too much',
      mayDecide: false,
    }),
  );
  expect(await screen.findByText('Omar')).toBeTruthy();
  expect(screen.getByText(': Too much')).toBeTruthy();
  for (const name of Object.values(en.proposals.step)) expect(screen.queryByRole('button', { name })).toBeNull();
});

it('counts what waits for the operator beside its link, and lists that first', async () => {
  const { requestsOf, user } = await renderProposals(proposalOf());
  expect(await screen.findByText('Waiting: 1')).toBeTruthy();
  expect(requestsOf('proposals.list')).toContainEqual({ waiting: true, pageNo: 1 });
  await user.click(screen.getByRole('radio', { name: en.proposals.view.open }));
  await waitFor(() => expect(requestsOf('proposals.list')).toContainEqual({ state: 'open', pageNo: 1 }));
});

it('names each proposal so that several of a kind can be told apart', async () => {
  await renderProposals(
    proposalOf(),
    proposalOf({ proposalId: '5c2f0f4a-64a4-4c38-9d0a-5d3f6f0c7a21', proposedBy: 'Omar' }),
    proposalOf({ proposalId: '5c2f0f4a-64a4-4c38-9d0a-5d3f6f0c7a22', proposedAt: '2026-01-01T00:00:01.000Z' }),
  );
  await screen.findByText('Omar');
  const names = screen.getAllByRole('region').map((region) => region.getAttribute('aria-label') ?? '');
  expect(names).toHaveLength(3);
  expect(new Set(names).size).toBe(3);
  expect(names[1]).toMatch(/^Rebates · sundarban, Omar, 2026-03-01 /);
});

it('says that nothing waits', async () => {
  await renderProposals();
  expect(await screen.findByText(en.proposals.none)).toBeTruthy();
});
