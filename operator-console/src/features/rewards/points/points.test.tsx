import { exampleValue } from '@marquee/contract/openapi/examples';
import { ApiError } from '@marquee/kit/http/api-error';
import { type MockAnswers, mockShell, screen, userEvent, waitFor, within } from '@marquee/testing/mock-shell';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { ClientContext } from '../../../lib/calls';
import en from '../../../messages/en.json';
import { OperatorContext } from '../../../lib/session/operator';
import { approve, proposalOf } from '../../../lib/proposals/proposals.fixture';
import PointsPage from './points.page';

const operator = { brands: ['sundarban', 'meridian'], rights: ['cashier'] } as never;
const redeem = {
  ...exampleValue('pointsAdmin.approve'),
  status: 'in_process',
  shipment: null,
  decidedBy: null,
  decidedAt: null,
} as const;
const ID = redeem.redeemId;
const [example] = exampleValue('pointsAdmin.grants').content;
const grant = { ...example, points: 25_000, decidedBy: 'Omar' };
const [rules] = exampleValue('pointsAdmin.rules').map((version) => ({ ...version, version: 1 }));
const pageOf = (...content: object[]) =>
  ({ content, pageNum: 1, pageSize: 20, totalPages: 1, totalElements: content.length }) as never;

async function renderPoints(view: string, answers: MockAnswers) {
  const shell = await mockShell({ answers, messages: { console: en }, path: `/points/${view}` });
  shell.render(
    <ClientContext value={shell.runtime.client}>
      <OperatorContext value={operator}>
        <Routes>
          <Route path="/points/:view?" element={<PointsPage />} />
        </Routes>
      </OperatorContext>
    </ClientContext>,
  );
  const requestsOf = (id: string) => shell.calls.filter((call) => call.id === id).map(({ input }) => input as object);
  return { requestsOf, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) };
}
const dialog = async () => within(await screen.findByRole('dialog'));

it('rejects a redeem with a remark for the member', async () => {
  const { requestsOf, user } = await renderPoints('redeems', {
    'pointsAdmin.redeems': pageOf(redeem),
    'pointsAdmin.reject': { ...redeem, status: 'rejected', remark: 'Sold out' } as never,
  });
  await user.click(await screen.findByRole('button', { name: en.points.reject }));
  const { getByRole, getByLabelText, findByText } = await dialog();
  await user.click(getByRole('button', { name: en.points.reject }));
  expect(await findByText(en.change.reasonFault)).toBeTruthy();
  await user.type(getByLabelText(/^Reason/), 'Sold out');
  await user.click(getByRole('button', { name: en.points.reject }));
  await waitFor(() => expect(requestsOf('pointsAdmin.reject')).toEqual([{ redeemId: ID, remark: 'Sold out' }]));
  expect(requestsOf('pointsAdmin.redeems')[0]).toMatchObject({ status: 'in_process' });
});

it('approves a redeem with what the member follows it by', async () => {
  const { requestsOf, user } = await renderPoints('redeems', {
    'pointsAdmin.redeems': pageOf(redeem),
    'pointsAdmin.approve': { ...redeem, status: 'approved', shipment: 'DHL 4711' } as never,
  });
  await user.click(await screen.findByRole('button', { name: en.points.approve }));
  const { getByRole, getByLabelText } = await dialog();
  await user.type(getByLabelText(/^Shipment/), 'DHL 4711');
  await user.click(getByRole('button', { name: en.points.approve }));
  await waitFor(() => expect(requestsOf('pointsAdmin.approve')).toEqual([{ redeemId: ID, shipment: 'DHL 4711' }]));
});

it('creates goods with stock, price and texts', async () => {
  const { requestsOf, user } = await renderPoints('goods', {
    'pointsAdmin.goods': pageOf(),
    'pointsAdmin.saveGood': {} as never,
  });
  await user.click(await screen.findByRole('button', { name: en.points.newGood }));
  const { getByRole, getByLabelText, getAllByText } = await dialog();
  await user.click(getByRole('button', { name: en.depositTerms.save }));
  await waitFor(() => expect(getAllByText(en.required)).toHaveLength(2));
  await user.type(getByLabelText(/^Name \(en\)/), 'A cap');
  await user.type(getByLabelText(/^Description \(en\)/), 'Of cotton');
  await user.type(getByLabelText(/^Price/), '300');
  await user.type(getByLabelText(/^Add to stock/), '5');
  await user.type(getByLabelText(/^Reason/), 'New in the mall');
  await user.click(getByRole('button', { name: en.depositTerms.save }));
  await waitFor(() =>
    expect(requestsOf('pointsAdmin.saveGood')).toMatchObject([
      {
        brand: 'sundarban',
        names: { en: 'A cap' },
        descriptions: { en: 'Of cotton' },
        points: 300,
        stockChange: 5,
        perMember: null,
        vipLevel: 0,
        amountRequirement: '0.00',
        enabled: true,
        reason: 'New in the mall',
      },
    ]),
  );
});

it('shows what another operator changed of goods, and saves over it only on request', async () => {
  const good = exampleValue('pointsAdmin.saveGood');
  const number = (value: number) => ({ type: 'number', number: value });
  const { requestsOf, user } = await renderPoints('goods', {
    'pointsAdmin.goods': pageOf(good),
    'pointsAdmin.saveGood': ({ revision }) => {
      const rows = [{ label: 'points.price', of: [], before: number(1_700), after: number(1_500) }];
      if (revision !== 'good-2') throw new ApiError('conflict', null, { revision: 'good-2', rows });
      return good;
    },
  });
  await user.click(await screen.findByRole('button', { name: /^Edit: / }));
  const { getByLabelText, getByRole } = await dialog();
  await user.type(getByLabelText(/^Reason/), 'Cheaper');
  await user.click(getByRole('button', { name: en.depositTerms.save }));
  const conflict = within(await screen.findByRole('dialog', { name: en.revision.title }));
  expect(conflict.getByRole('row', { name: /Price/ }).textContent).toBe('Price in points1,7001,500');
  await user.click(conflict.getByRole('button', { name: en.revision.saveMine }));
  await waitFor(() =>
    expect(requestsOf('pointsAdmin.saveGood')).toMatchObject([{ revision: good.revision }, { revision: 'good-2' }]),
  );
});

it('gives points, and approves a grant that waits', async () => {
  const { requestsOf, user } = await renderPoints('grants', {
    'pointsAdmin.grants': pageOf(grant),
    'pointsAdmin.grant': { account: 'amina', isGiven: true },
    'proposals.list': pageOf(proposalOf({ kind: 'point-grant' })),
    'proposals.approve': proposalOf({ state: 'approved' }),
  });
  await approve(user, 'As agreed');
  const { proposalId } = proposalOf();
  await waitFor(() => expect(requestsOf('proposals.approve')).toEqual([{ proposalId, reason: 'As agreed' }]));
  expect(requestsOf('proposals.list')[0]).toEqual({ kind: 'point-grant', state: 'open', pageNo: 1 });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: en.points.newGrant }));
  const { getByRole, getByLabelText } = await dialog();
  await user.type(getByLabelText(/^Member/), 'amina');
  await user.type(getByLabelText(/^Points/), '-500');
  await user.type(getByLabelText(/^Reason/), 'A mistake');
  await user.click(getByRole('button', { name: en.points.newGrant }));
  await waitFor(() =>
    expect(requestsOf('pointsAdmin.grant')).toMatchObject([
      { brand: 'sundarban', account: 'amina', points: -500, reason: 'A mistake' },
    ]),
  );
});

it('proposes rules that start from those that count', async () => {
  const { requestsOf, user } = await renderPoints('rules', {
    'proposals.list': pageOf(),
    'pointsAdmin.rules': [rules] as never,
    'pointsAdmin.proposeRules': proposalOf({ kind: 'point-rules' }),
  });
  expect(await screen.findByText('Counts from 2026-03-02')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: en.points.newRules }));
  const { getByRole, getByLabelText } = await dialog();
  await user.click(getByRole('button', { name: en.points.addRow }));
  const [, secondRow] = within(getByRole('group', { name: en.points.exchange })).getAllByLabelText(/^Points/);
  await user.type(secondRow as HTMLElement, '5000');
  const [, secondAmount] = within(getByRole('group', { name: en.points.exchange })).getAllByLabelText(/^Give/);
  await user.type(secondAmount as HTMLElement, '55');
  await user.type(getByLabelText(/^Reason/), 'A better rate');
  await user.click(getByRole('button', { name: en.points.propose }));
  await waitFor(() =>
    expect(requestsOf('pointsAdmin.proposeRules')).toEqual([
      {
        brand: 'sundarban',
        earn: [{ gameType: 'rng', amount: '20.00' }],
        grantLimit: 10_000,
        exchange: [
          { points: 1_000, amount: '10.00' },
          { points: 5_000, amount: '55.00' },
        ],
        terms: { en: 'Points never expire.' },
        revision: '1',
        reason: 'A better rate',
      },
    ]),
  );
});

describe('rules that somebody else has changed since the form was opened', () => {
  const number = (value: number) => ({ type: 'number', number: value }) as const;
  const now = { ...rules, version: 2, grantLimit: 7_000 };
  const rows = [{ label: 'points.grantLimit', of: [], before: number(7_000), after: number(9_000) }] as const;

  async function meetConflict() {
    let hasMoved = false;
    const points = await renderPoints('rules', {
      'proposals.list': pageOf(),
      'pointsAdmin.rules': () => (hasMoved ? [now, rules] : [rules]) as never,
      'pointsAdmin.proposeRules': ({ revision }) => {
        hasMoved = true;
        if (revision !== '2') throw new ApiError('conflict', null, { revision: '2', rows });
        return proposalOf({ kind: 'point-rules' });
      },
    });
    await points.user.click(await screen.findByRole('button', { name: en.points.newRules }));
    const limit = () => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${en.points.grantLimit}`));
    await points.user.clear(limit());
    await points.user.type(limit(), '9000');
    await points.user.type(screen.getByLabelText(/^Reason/), 'A better rate');
    await points.user.click(screen.getByRole('button', { name: en.points.propose }));
    const conflict = within(await screen.findByRole('dialog', { name: en.revision.title }));
    return { ...points, limit, conflict };
  }

  it('are shown beside what was entered, which can be proposed over them', async () => {
    const { conflict, user, requestsOf } = await meetConflict();
    const [, row] = conflict.getAllByRole('row').map(({ textContent }) => textContent);
    expect(row).toMatch(/7,000.*9,000/);
    expect(conflict.getByRole('columnheader', { name: en.revision.current })).toBeTruthy();
    await user.click(conflict.getByRole('button', { name: en.revision.proposeMine }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(requestsOf('pointsAdmin.proposeRules')).toMatchObject([
      { revision: '1', grantLimit: 9_000 },
      { revision: '2', grantLimit: 9_000 },
    ]);
  });

  it('are what a new start begins with', async () => {
    const { conflict, user, limit, requestsOf } = await meetConflict();
    await user.click(conflict.getByRole('button', { name: en.revision.startOver }));
    await waitFor(() => expect(limit().value).toBe('7000'));
    await user.type(screen.getByLabelText(/^Reason/), 'A better rate');
    await user.click(screen.getByRole('button', { name: en.points.propose }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(requestsOf('pointsAdmin.proposeRules')[1]).toMatchObject({ revision: '2', grantLimit: 7_000 });
  });

  it('leave what was entered in the form when the comparison is closed', async () => {
    const { conflict, user, limit, requestsOf } = await meetConflict();
    await user.click(conflict.getByRole('button', { name: en.close }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: en.revision.title })).toBeNull());
    expect(limit().value).toBe('9000');
    expect(requestsOf('pointsAdmin.proposeRules')).toHaveLength(1);
  });
});
