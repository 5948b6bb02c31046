import type { AgentAdjustment } from '@marquee/contract/calls/settlement-admin';
import { exampleValue } from '@marquee/contract/openapi/examples';
import { type MockAnswers, screen, waitFor, within } from '@marquee/testing/mock-shell';
import { expect, it } from 'vitest';
import { openConsolePage } from '../../../lib/console-page.fixture';
import { ownProposalOf } from '../../../lib/proposals/proposals.fixture';
import en from '../../../messages/en.json';
import type { ShownAgent, ShownContract } from '../contracts/shown-agent';
import AgentAdjustmentsPage from './adjustments.page';

const texts = en.agentAdjustments;
const adjustment: AgentAdjustment = {
  id: 'a1',
  brand: 'sundarban',
  currency: 'BDT',
  agentAccount: 'middle',
  payerAccount: null,
  type: 'dividend',
  version: 2,
  amount: '-7.00',
  reason: 'two bets counted twice',
  proposedBy: 'Operator',
  decidedBy: 'Second',
  decidedAt: '2026-11-16T08:00:00.000Z',
  bill: null,
};
const bill = { runId: 'r1', from: '2026-10-31T18:00:00.000Z', to: '2026-11-15T18:00:00.000Z' };
const paging = { pageNum: 1, pageSize: 20, totalPages: 1, totalElements: 2 };
const [example] = exampleValue('agent.givenContracts').content as [ShownContract];
const agent: ShownAgent = {
  account: 'middle',
  memberId: '4QZKNSWK8M6MB',
  isAgent: true,
  currency: 'BDT',
  uplines: [],
  received: [
    { ...example, id: 'c3', state: 'requested', validFrom: null },
    { ...example, id: 'c2', version: 2, validFrom: bill.from },
    { ...example, id: 'c1', version: 1, validFrom: bill.from },
  ],
  salaryBound: 100,
  proposed: [],
};

const open = (answers: MockAnswers = {}) =>
  openConsolePage({
    path: '/agent-adjustments/sundarban',
    pages: { '/agent-adjustments/:brand?': <AgentAdjustmentsPage /> },
    answers: {
      'agentAdjustments.list': { content: [adjustment, { ...adjustment, id: 'a0', bill }], ...paging },
      'agentContracts.show': agent,
      'agentAdjustments.propose': ownProposalOf('agent-adjustment'),
      ...answers,
    },
  });
const dialog = async () => within(await screen.findByRole('dialog'));

it('lists adjustments by state, with the bill that carries each', async () => {
  const { inputsOf, user } = await open();
  expect((await screen.findByRole('link', { name: /2026-1/ })).getAttribute('href')).toBe('/agent-run/sundarban/r1');
  expect(screen.getAllByText(/7\.00/)).toHaveLength(2);
  await user.selectOptions(screen.getByRole('combobox', { name: texts.stateLabel }), 'open');
  await waitFor(() => expect(inputsOf('agentAdjustments.list').at(-1)).toMatchObject({ state: 'open' }));
});

it('proposes an adjustment of one of the contracts that count or have counted', async () => {
  const { inputsOf, user } = await open();
  await user.click(await screen.findByRole('button', { name: texts.propose }));
  const form = await dialog();
  await user.type(form.getByLabelText(new RegExp(texts.account)), 'middle');
  await user.click(form.getByRole('button', { name: texts.find }));
  const contract = await form.findByRole('combobox', { name: texts.contract });
  expect(within(contract).getAllByRole('option')).toHaveLength(2);
  await user.selectOptions(contract, 'c1');
  await user.click(form.getByRole('radio', { name: texts.directions.deduct }));
  await user.click(form.getByRole('button', { name: texts.propose }));
  expect(await form.findByText(en.fault.amount)).toBeTruthy();
  await user.type(form.getByLabelText(new RegExp(`^${texts.amountField}`)), '7.50');
  await user.type(form.getByLabelText(new RegExp(en.change.reason)), adjustment.reason);
  await user.click(form.getByRole('button', { name: texts.propose }));
  await waitFor(() =>
    expect(inputsOf('agentAdjustments.propose')).toEqual([
      {
        brand: 'sundarban',
        contractId: 'c1',
        direction: 'deduct',
        amount: '7.50',
        reason: adjustment.reason,
      },
    ]),
  );
});

it('says that an agent has nothing to adjust, and looks again for another name', async () => {
  const { inputsOf, user } = await open({ 'agentContracts.show': { ...agent, received: [] } });
  await user.click(await screen.findByRole('button', { name: texts.propose }));
  const form = await dialog();
  await user.type(form.getByLabelText(new RegExp(texts.account)), 'middle');
  await user.click(form.getByRole('button', { name: texts.find }));
  expect(await form.findByText(texts.noContracts)).toBeTruthy();
  await user.type(form.getByLabelText(new RegExp(texts.account)), '2');
  expect(form.queryByText(texts.noContracts)).toBeNull();
  expect(inputsOf('agentAdjustments.propose')).toEqual([]);
});
