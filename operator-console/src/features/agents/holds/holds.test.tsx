import type { AgentHold } from '@marquee/contract/calls/settlement-admin';
import { ApiError } from '@marquee/kit/http/api-error';
import { type MockAnswers, screen, waitFor, within } from '@marquee/testing/mock-shell';
import { expect, it } from 'vitest';
import { openConsolePage } from '../../../lib/console-page.fixture';
import { ownProposalOf } from '../../../lib/proposals/proposals.fixture';
import en from '../../../messages/en.json';
import AgentHoldsPage from './holds.page';

const texts = en.agentHolds;
const hold: AgentHold = {
  id: 'h1',
  brand: 'sundarban',
  currency: 'BDT',
  account: 'middle',
  reason: 'same device as its upline',
  cause: 'play',
  notice: 'we check your line',
  placedBy: 'Operator',
  placedAt: '2026-11-16T08:00:00.000Z',
  releasedBy: null,
  releasedAt: null,
  amount: '20.00',
  bills: 2,
  proposalId: null,
};
const ended = { ...hold, id: 'h0', releasedBy: 'Second', releasedAt: '2026-11-17T08:00:00.000Z', amount: '0.00' };
const paging = { pageNum: 1, pageSize: 20, totalPages: 1, totalElements: 2 };

const open = (answers: MockAnswers = {}) =>
  openConsolePage({
    path: '/agent-holds/sundarban',
    pages: { '/agent-holds/:brand?': <AgentHoldsPage /> },
    answers: {
      'agentHolds.list': { content: [hold, ended], ...paging },
      'agentHolds.place': hold,
      'agentHolds.proposeRelease': ownProposalOf('agent-hold-release'),
      ...answers,
    },
  });
const dialog = async () => within(await screen.findByRole('dialog'));

it('lists holds by state, with the way to the end of those that are open', async () => {
  const { inputsOf, user } = await open();
  await waitFor(() => expect(screen.getAllByRole('rowheader', { name: 'middle' })).toHaveLength(2));
  expect(screen.getAllByText(new RegExp(texts.cause.play))).toHaveLength(2);
  expect(screen.getAllByRole('button', { name: texts.release })).toHaveLength(1);
  await user.selectOptions(screen.getByRole('combobox', { name: texts.stateLabel }), 'open');
  await waitFor(() => expect(inputsOf('agentHolds.list').at(-1)).toMatchObject({ brand: 'sundarban', state: 'open' }));
});

it('places a hold with a text for the agent and a reason of its own', async () => {
  const { inputsOf, user } = await open();
  await user.click(await screen.findByRole('button', { name: texts.place }));
  const form = await dialog();
  await user.click(form.getByRole('button', { name: texts.place }));
  expect(inputsOf('agentHolds.place')).toEqual([]);
  await user.type(form.getByLabelText(new RegExp(texts.account)), ' middle ');
  await user.selectOptions(form.getByRole('combobox', { name: new RegExp(texts.causeLabel) }), 'play');
  await user.type(form.getByLabelText(new RegExp(texts.notice)), 'we check your line');
  await user.type(form.getByLabelText(new RegExp(`^${en.change.reason}`)), 'same device as its upline');
  await user.click(form.getByRole('button', { name: texts.place }));
  await waitFor(() =>
    expect(inputsOf('agentHolds.place')).toEqual([
      { brand: 'sundarban', account: 'middle', cause: 'play', notice: hold.notice, reason: hold.reason },
    ]),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('says why a hold is refused', async () => {
  const { inputsOf, user } = await open({
    'agentHolds.place': () => {
      throw new ApiError('agent_hold_open');
    },
  });
  await user.click(await screen.findByRole('button', { name: texts.place }));
  const form = await dialog();
  await user.type(form.getByLabelText(new RegExp(texts.account)), 'middle');
  await user.selectOptions(form.getByRole('combobox', { name: new RegExp(texts.causeLabel) }), 'identity');
  await user.type(form.getByLabelText(new RegExp(`^${en.change.reason}`)), 'same device');
  await user.click(form.getByRole('button', { name: texts.place }));
  expect(await form.findByText(en.errors.agent_hold_open)).toBeTruthy();
  expect(inputsOf('agentHolds.place')).toMatchObject([{ cause: 'identity', notice: null }]);
});

it('proposes the end of a hold, and leads to the decision of one that is proposed', async () => {
  const { inputsOf, user } = await open({
    'agentHolds.list': { content: [hold, { ...hold, id: 'h2', account: 'other', proposalId: 'p1' }], ...paging },
  });
  expect((await screen.findByRole('link', { name: en.agentRuns.decide })).getAttribute('href')).toBe('/proposals');
  await user.click(screen.getByRole('button', { name: texts.release }));
  const form = await dialog();
  await user.type(form.getByLabelText(new RegExp(en.change.reason)), 'nothing was found');
  await user.click(form.getByRole('button', { name: 'End the hold on middle' }));
  await waitFor(() =>
    expect(inputsOf('agentHolds.proposeRelease')).toEqual([{ holdId: 'h1', reason: 'nothing was found' }]),
  );
});
