import { exampleValue } from '@marquee/contract/openapi/examples';
import { ApiError } from '@marquee/kit/http/api-error';
import { type MockAnswers, mockShell, screen, userEvent, waitFor, within } from '@marquee/testing/mock-shell';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { ClientContext } from '../../../lib/calls';
import { ownProposalOf } from '../../../lib/proposals/proposals.fixture';
import { OperatorContext } from '../../../lib/session/operator';
import en from '../../../messages/en.json';
import AgentContractsPage from './contracts.page';
import type { ShownAgent, ShownContract } from './shown-agent';

const operator = { brands: ['sundarban'], rights: ['agents'], offsets: { sundarban: 360 } } as never;
const texts = en.contracts;
const [given] = exampleValue('agent.givenContracts').content as [ShownContract];
const open: ShownContract = { ...given, id: 'c1', account: null, nickname: null, endsAt: null };
const agentOf = (changes: Partial<ShownAgent> = {}): ShownAgent => ({
  account: 'topper',
  memberId: '4QZKNSWK8M6MB',
  isAgent: true,
  currency: 'BDT',
  uplines: [],
  received: [open],
  salaryBound: 100,
  proposed: [],
  ...changes,
});
const EMPTY = { validBet: '0.00', loss: '0.00', activeMembers: 0, lossRate: null };
const effect = exampleValue('agent.contractEffect');
const month = {
  from: '2026-01-31T18:00:00.000Z',
  to: '2026-02-28T18:00:00.000Z',
  periods: 2,
  tier: 2,
  base: '9000.00',
  gross: '360.00',
  billed: '225.00',
};

async function renderPage(agent: ShownAgent, answers: MockAnswers = {}) {
  const shell = await mockShell({
    answers: {
      'agentContracts.show': agent,
      'agentContracts.given': { ...exampleValue('agent.givenContracts'), content: [given] },
      'agentContracts.preview': effect,
      'agentContracts.whatIf': { months: [month] },
      'agentContracts.propose': ownProposalOf('agent-contract'),
      ...answers,
    },
    messages: { console: en },
    path: '/agent-contracts/sundarban?account=topper',
  });
  shell.render(
    <ClientContext value={shell.runtime.client}>
      <OperatorContext value={operator}>
        <Routes>
          <Route path="/agent-contracts/:brand?" element={<AgentContractsPage />} />
        </Routes>
      </OperatorContext>
    </ClientContext>,
  );
  const inputsOf = (call: string) => shell.calls.filter(({ id }) => id === call).map(({ input }) => input);
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  const section = async (name: string) => within(await screen.findByRole('region', { name }));
  return { inputsOf, user, section };
}
const dialog = async () => within(await screen.findByRole('dialog'));

it('proposes other terms after showing what they end, from the contract that goes on', async () => {
  const { inputsOf, user, section } = await renderPage(agentOf());
  await user.click((await section(texts.types.dividend)).getByRole('button', { name: texts.change }));
  const form = await dialog();
  const [rate] = form.getAllByLabelText(/^Rate/);
  await user.clear(rate as HTMLElement);
  await user.type(rate as HTMLElement, '3');
  expect(form.queryByLabelText(new RegExp(en.change.reason))).toBeNull();
  await user.click(form.getByRole('button', { name: texts.preview }));
  expect(await form.findByText('lower1')).toBeTruthy();
  const trial = within(form.getByRole('table', { name: texts.trial.title }));
  expect(trial.getByText(/360\.00/)).toBeTruthy();
  expect(trial.getByText(/225\.00/)).toBeTruthy();
  await user.type(form.getByLabelText(new RegExp(en.change.reason)), 'agreed with the agent');
  await user.click(form.getByRole('button', { name: texts.propose }));
  await waitFor(() => expect(screen.queryAllByRole('dialog')).toHaveLength(0));
  expect(inputsOf('agentContracts.propose')).toMatchObject([
    {
      brand: 'sundarban',
      account: 'topper',
      type: 'dividend',
      revision: 'c1',
      reason: 'agreed with the agent',
      terms: { period: 'semimonthly', carriesLoss: false, tiers: [{ rate: 300 }, { rate: 400 }] },
    },
  ]);
});

it('shows again what other terms do once they are changed', async () => {
  const { user, section, inputsOf } = await renderPage(agentOf());
  await user.click((await section(texts.types.dividend)).getByRole('button', { name: texts.change }));
  const form = await dialog();
  await user.click(form.getByRole('button', { name: texts.preview }));
  await form.findByText('lower1');
  await user.click(form.getByRole('button', { name: texts.addRow }));
  expect(form.queryByText('lower1')).toBeNull();
  expect(form.getByRole('button', { name: texts.preview })).toBeTruthy();
  expect(inputsOf('agentContracts.propose')).toEqual([]);
});

it('names the row that does not rise, and sends nothing', async () => {
  const { user, section, inputsOf } = await renderPage(agentOf());
  await user.click((await section(texts.types.dividend)).getByRole('button', { name: texts.change }));
  const form = await dialog();
  const rate = form.getAllByLabelText(/^Rate/)[1] as HTMLElement;
  await user.clear(rate);
  await user.type(rate, '2');
  expect(await form.findByText(/Row 2 must rise/)).toBeTruthy();
  await user.click(form.getByRole('button', { name: texts.preview }));
  expect(inputsOf('agentContracts.preview')).toEqual([]);
});

it('shows what the bound of salaries leaves, and sends nothing above it', async () => {
  const daily: ShownContract = { ...open, id: 'c2', type: 'dailySalary', tiers: [{ ...EMPTY, rate: 60 }] };
  const { user, section, inputsOf } = await renderPage(agentOf({ received: [daily] }));
  await user.click((await section(texts.types.hourlySalary)).getByRole('button', { name: texts.sign }));
  const form = await dialog();
  expect(form.getByText(/at most 1% of stakes together; 0\.4% is left/)).toBeTruthy();
  const rate = form.getByLabelText(/^Rate/);
  await user.type(rate, '0.41');
  expect(await form.findByText(/Row 1 would pay more of stakes than the bound/)).toBeTruthy();
  await user.click(form.getByRole('button', { name: texts.preview }));
  expect(inputsOf('agentContracts.preview')).toEqual([]);
  await user.clear(rate);
  await user.type(rate, '0.4');
  await user.click(form.getByRole('button', { name: texts.preview }));
  await waitFor(() => expect(inputsOf('agentContracts.preview')).toHaveLength(1));
});

it('proposes an end, and says why it is refused', async () => {
  const { user, section } = await renderPage(agentOf(), {
    'agentContracts.propose': () => {
      throw new ApiError('contract_not_open');
    },
  });
  await user.click((await section(texts.types.dividend)).getByRole('button', { name: texts.end }));
  const form = await dialog();
  await user.click(form.getByRole('button', { name: texts.preview }));
  await user.type(await form.findByLabelText(new RegExp(en.change.reason)), 'the agent has left');
  await user.click(form.getByRole('button', { name: texts.propose }));
  expect(await form.findByText(en.errors.contract_not_open)).toBeTruthy();
});

it('has no buttons where another operator decides, nor below the top', async () => {
  const { section } = await renderPage(agentOf({ proposed: ['dividend'] }));
  const dividend = await section(texts.types.dividend);
  expect(dividend.getByText(texts.waiting)).toBeTruthy();
  expect(dividend.queryByRole('button')).toBeNull();
});

it('shows the way to the top instead, and the rows of each version', async () => {
  const { user } = await renderPage(agentOf({ account: 'middle', uplines: ['topper'] }));
  const trail = within(await screen.findByRole('navigation', { name: texts.uplines }));
  expect(trail.getByRole('link', { name: 'topper' }).getAttribute('href')).toBe(
    '/agent-contracts/sundarban?account=topper',
  );
  expect(screen.queryByRole('button', { name: texts.change })).toBeNull();
  await waitFor(() => expect(screen.getAllByRole('button', { name: texts.terms })).toHaveLength(2));
  await user.click(screen.getAllByRole('button', { name: texts.terms })[0] as HTMLElement);
  const rows = within(within(await screen.findByRole('dialog')).getByRole('group', { name: texts.rows }));
  expect(rows.getAllByRole('row')).toHaveLength(3);
});

it('lets the contracts of a former agent be read, and signs none', async () => {
  await renderPage(agentOf({ isAgent: false }));
  expect(await screen.findByText(texts.former)).toBeTruthy();
  expect(screen.queryByRole('button', { name: texts.change })).toBeNull();
});
