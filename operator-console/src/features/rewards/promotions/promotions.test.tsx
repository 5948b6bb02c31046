import type { AdminPromotionDetail, PromotionParticipant } from '@marquee/contract/calls/promotion-fields';
import type { Proposal } from '@marquee/contract/calls/proposals';
import { exampleValue } from '@marquee/contract/openapi/examples';
import { TRIGGER_KINDS } from '@marquee/contract/promotions/kinds';
import { ApiError } from '@marquee/kit/http/api-error';
import { type MockAnswers, mockShell, screen, userEvent, waitFor, within } from '@marquee/testing/mock-shell';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { ClientContext } from '../../../lib/calls';
import { approve, proposalOf } from '../../../lib/proposals/proposals.fixture';
import en from '../../../messages/en.json';
import { OperatorContext } from '../../../lib/session/operator';
import PromotionPages from './promotions.page';

const operator = {
  brands: ['sundarban', 'meridian'],
  offsets: { sundarban: 360, meridian: 420 },
  rights: ['cashier'],
} as never;
const dryRun = { ...exampleValue('promotionsAdmin.dryRun'), isWithinBudget: false };
const example = exampleValue('promotionsAdmin.detail');
const ID = example.promotionId;
const promotion: AdminPromotionDetail = {
  ...example,
  kind: 'birthday',
  state: 'proposed',
  version: null,
  waiting: 1,
  versions: example.versions.map((version) => ({
    ...version,
    state: 'proposed',
    revision: 'seen',
    decidedBy: null,
    decidedAt: null,
    terms: {
      ...version.terms,
      rules: {
        trigger: { kind: 'birthday' },
        conditions: version.terms.rules.conditions,
        reward: { kind: 'cash', amount: { kind: 'fixed', amount: '50.00' }, wageringTimes: 3 },
        enrolment: 'automatic',
        delivery: 'claim',
        claimDays: 7,
      },
    },
  })),
};
const [applied] = exampleValue('promotionsAdmin.applications').content as [PromotionParticipant];
const participant: PromotionParticipant = { ...applied, signs: [{ sign: 'payee', accounts: ['amina2'] }] };
const pageOf = <Row,>(...content: Row[]) => ({
  content,
  pageNum: 1,
  pageSize: 20,
  totalPages: 1,
  totalElements: content.length,
});

async function renderPages(path: string, answers: MockAnswers) {
  const shell = await mockShell({ answers, messages: { console: en }, path });
  shell.render(
    <ClientContext value={shell.runtime.client}>
      <OperatorContext value={operator}>
        <Routes>
          <Route path="/promotions/*" element={<PromotionPages />} />
        </Routes>
      </OperatorContext>
    </ClientContext>,
  );
  const requestsOf = (id: string) => shell.calls.filter((call) => call.id === id).map(({ input }) => input as object);
  return { shell, requestsOf, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) };
}
const dialog = async () => within(await screen.findByRole('dialog'));

/** What the second operator sees of the dry run of the proposal. */
const outcomeOf = (outcome: 'within' | 'above'): Proposal['dryRun'] => [
  {
    label: 'promotions.editor.budget',
    of: [],
    before: null,
    after: { type: 'word', word: `promotions.run.${outcome}` },
  },
];
const proposalOfTerms = (change: Partial<Proposal> = {}) =>
  proposalOf({ kind: 'promotion-terms', subject: ID, reason: 'A new gift', dryRun: outcomeOf('above'), ...change });

it('approves a proposed version with a reason', async () => {
  const proposal = proposalOfTerms();
  const { requestsOf, user } = await openVersion({}, { 'proposals.list': pageOf(proposal) });
  await approve(user, 'Checked');
  await waitFor(() =>
    expect(requestsOf('proposals.approve')).toEqual([{ proposalId: proposal.proposalId, reason: 'Checked' }]),
  );
  expect(requestsOf('proposals.list')[0]).toMatchObject({ kind: 'promotion-terms', subject: ID, brand: 'sundarban' });
});

/** Opens the page of a promotion whose version has a dry run. */
const openVersion = (change: Partial<AdminPromotionDetail['versions'][number]>, answers: MockAnswers = {}) =>
  renderPages(`/promotions/one/${ID}`, {
    'promotionsAdmin.detail': {
      ...promotion,
      versions: promotion.versions.map((version) => ({ ...version, ...change })),
    },
    'promotionsAdmin.participants': pageOf<PromotionParticipant>(),
    'proposals.list': pageOf<Proposal>(),
    ...answers,
  });
const runOf = async (name: string) => within(await screen.findByRole('region', { name }));

it('lets the one who proposed a version take it back, and not approve it', async () => {
  await openVersion({}, { 'proposals.list': pageOf(proposalOfTerms({ isOwn: true, mayDecide: false })) });
  expect(await screen.findByText(en.proposals.own)).toBeTruthy();
  expect(screen.getByRole('button', { name: en.proposals.step.withdraw })).toBeTruthy();
  expect(screen.queryByRole('button', { name: en.proposals.step.approve })).toBeNull();
});

it('shows what a version would have cost last month', async () => {
  const { user } = await openVersion({ state: 'draft' }, { 'promotionsAdmin.dryRun': dryRun });
  await user.click(await screen.findByRole('button', { name: en.promotions.dryRun }));
  const run = await runOf(en.promotions.run.now);
  expect(await run.findByText(en.promotions.run.above)).toBeTruthy();
  expect(run.getByRole('row', { name: /amina/ })).toBeTruthy();
});

it('shows the second operator the dry run of the proposal above the decision, and runs it afresh when asked', async () => {
  const { requestsOf, user } = await openVersion({}, { 'proposals.list': pageOf(proposalOfTerms()) });
  const table = await screen.findByRole('table', { name: en.promotions.run.proposed });
  expect(within(table).getByText(en.promotions.run.above)).toBeTruthy();
  const button = screen.getByRole('button', { name: en.proposals.step.approve });
  expect(table.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(requestsOf('promotionsAdmin.dryRun')).toEqual([]);
  await user.click(screen.getByRole('button', { name: en.promotions.dryRun }));
  expect(await (await runOf(en.promotions.run.now)).findByText(en.promotions.run.within)).toBeTruthy();
  expect(within(table).getByText(en.promotions.run.above)).toBeTruthy();
});

it('says for which days the past tells nothing of the trigger', async () => {
  const nothing = { isCounted: false, members: 0, rewards: 0, cost: '0.00', isWithinBudget: true, top: [] };
  const { user } = await openVersion({ state: 'draft' }, { 'promotionsAdmin.dryRun': { ...dryRun, ...nothing } });
  await user.click(await screen.findByRole('button', { name: en.promotions.dryRun }));
  const run = await runOf(en.promotions.run.now);
  expect(await run.findByText('2026-02-01 – 2026-02-28')).toBeTruthy();
  expect(run.getByText(en.promotions.run.notCounted)).toBeTruthy();
  expect(run.queryByText(en.promotions.run.within)).toBeNull();
});

it.each([
  ['more than', 'approve', 'above', en.promotions.stepText.confirmAbove],
  ['within', 'approve', 'within', en.proposals.stepText.approve],
  ['more than', 'reject', 'above', en.proposals.stepText.reject],
] as const)('with a dry run of %s the budget, tells who is about to %s', async (_cost, step, outcome, text) => {
  const proposal = proposalOfTerms({ dryRun: outcomeOf(outcome) });
  const { user } = await openVersion({}, { 'proposals.list': pageOf(proposal) });
  await user.click(await screen.findByRole('button', { name: en.proposals.step[step] }));
  expect((await dialog()).getByText(text)).toBeTruthy();
});

it('rejects an application with the reason that the member sees, and names shared accounts', async () => {
  const { requestsOf, user } = await renderPages('/promotions/applications', {
    'promotionsAdmin.applications': pageOf(participant),
  });
  const row = within(await screen.findByRole('row', { name: /amina/ }));
  expect(row.getByText('amina2')).toBeTruthy();
  expect(row.getByRole('img', { name: 'Picture 1' }).getAttribute('src')).toBe(
    `/ops/promotions/applications/${participant.participationId}/images/${participant.application?.imageIds[0]}`,
  );
  await user.click(row.getByRole('button', { name: en.points.reject }));
  const { getByRole, getByLabelText } = await dialog();
  await user.type(getByLabelText(/^Reason/), 'The picture is cut off');
  await user.click(getByRole('button', { name: 'Reject: amina' }));
  await waitFor(() =>
    expect(requestsOf('promotionsAdmin.decideApplication')).toEqual([
      { participationId: participant.participationId, approve: false, reason: 'The picture is cut off' },
    ]),
  );
});

it.each([
  ['draft', TRIGGER_KINDS.length],
  ['published', 1],
] as const)(
  'offers every trigger until a promotion is published, and then its own alone: %s',
  async (state, offered) => {
    await renderPages(`/promotions/edit/${ID}`, { 'promotionsAdmin.detail': { ...promotion, state } });
    const trigger = await screen.findByRole('combobox', { name: en.promotions.editor.trigger });
    expect(within(trigger).getAllByRole('option')).toHaveLength(offered);
  },
);

it('shows what another operator has saved meanwhile, and saves mine from that', async () => {
  const rows = [
    {
      label: 'promotions.editor.budget',
      of: [],
      before: { type: 'money', amount: '500.00', currency: 'BDT' },
      after: null,
    },
  ] as const;
  let saves = 0;
  const { requestsOf, user } = await renderPages(`/promotions/edit/${ID}`, {
    'promotionsAdmin.detail': promotion,
    'promotionsAdmin.save': () => {
      if ((saves += 1) === 1) throw new ApiError('conflict', null, { revision: 'theirs', rows });
      return promotion;
    },
  });
  await user.type(await screen.findByLabelText(/^Reason/), 'Warmer words');
  await user.click(screen.getByRole('button', { name: en.promotions.editor.save }));
  const dialog = within(await screen.findByRole('dialog', { name: en.revision.title }));
  await user.click(dialog.getByRole('button', { name: en.revision.saveMine }));
  await waitFor(() => expect(requestsOf('promotionsAdmin.save')).toHaveLength(2));
  expect(requestsOf('promotionsAdmin.save')).toMatchObject([{ revision: 'seen' }, { revision: 'theirs' }]);
});

it('saves the next version of a promotion as a draft, and shows the card as members see it', async () => {
  const { shell, requestsOf, user } = await renderPages(`/promotions/edit/${ID}`, {
    'promotionsAdmin.detail': promotion,
  });
  const title = await screen.findByLabelText(/^Title/);
  await user.clear(title);
  await user.type(title, 'Many happy returns');
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Many happy returns');
  await user.type(screen.getByLabelText(/^Reason/), 'Warmer words');
  await user.click(screen.getByRole('button', { name: en.promotions.editor.save }));
  await waitFor(() => expect(requestsOf('promotionsAdmin.save')).toHaveLength(1));
  const [saved] = requestsOf('promotionsAdmin.save') as [{ terms: AdminPromotionDetail['versions'][number]['terms'] }];
  expect(saved.terms.texts['en']?.title).toBe('Many happy returns');
  expect(saved.terms.rules).toEqual(promotion.versions[0]?.terms.rules);
  await waitFor(() => expect(shell.address()).toBe(`/promotions/one/${ID}`));
});
