import type { IncompleteRound, ReconciliationItem, ReviewedPayout } from '@marquee/contract/calls/reconciliation';
import { mockShell, screen, userEvent, waitFor, within } from '@marquee/testing/mock-shell';
import { expect, it } from 'vitest';
import { ClientContext } from '../../../lib/calls';
import en from '../../../messages/en.json';
import { OperatorContext } from '../../../lib/session/operator';
import { ItemsView } from './items-view';
import { PayoutsView } from './payouts-view';
import { RoundsView } from './rounds-view';

const item: ReconciliationItem = {
  itemId: '7',
  vendor: 'ACME',
  brand: 'sundarban',
  member: 'rina',
  reason: 'missing_there',
  round: 'r-1',
  transactionId: 'tx-00000001',
  currency: 'BDT',
  ours: { kind: 'win', amount: '4.00', at: '2026-11-20T10:00:00.000Z' },
  theirs: null,
  createdAt: '2026-11-21T02:00:00.000Z',
  resolvedAt: null,
  resolvedBy: null,
  resolution: null,
};
const round: IncompleteRound = {
  betId: '11',
  vendor: 'ACME',
  brand: 'sundarban',
  member: 'rina',
  round: 'r-2',
  stake: '1.00',
  currency: 'BDT',
  placedAt: '2026-11-21T02:00:00.000Z',
  resumes: false,
};
const payout: ReviewedPayout = {
  payoutId: '5',
  state: 'waiting',
  vendor: 'ACME',
  brand: 'sundarban',
  member: 'rina',
  game: 'even-chance',
  round: 'r-3',
  transactionId: 'tx-00000002',
  stake: '1.00',
  amount: '12000000.00',
  currency: 'BDT',
  receivedAt: '2026-11-21T02:00:00.000Z',
  decidedAt: null,
  decidedBy: null,
  reason: null,
};
const operator = {
  id: '1',
  name: 'O',
  email: 'o@x',
  rights: ['cashier'],
  brands: ['sundarban'],
  offsets: { sundarban: 360 },
  outbox: false,
  secondFactorDue: false,
};
const pageOf = <Row,>(content: Row[]) => ({
  content,
  pageNum: 1,
  pageSize: 20,
  totalPages: 1,
  totalElements: content.length,
});

const VIEWS = { items: <ItemsView state="open" />, rounds: <RoundsView />, payouts: <PayoutsView /> };

async function renderPage(view: keyof typeof VIEWS, rounds: IncompleteRound[] = [round]) {
  const shell = await mockShell({
    answers: {
      'reconciliation.items': pageOf([item]),
      'reconciliation.resolve': null,
      'incompleteRounds.list': pageOf(rounds),
      'incompleteRounds.refund': null,
      'payoutReview.list': pageOf([payout]),
      'payoutReview.pay': null,
      'payoutReview.refuse': null,
    },
    messages: { console: en },
  });
  shell.render(
    <ClientContext value={shell.runtime.client}>
      <OperatorContext value={operator}>{VIEWS[view]}</OperatorContext>
    </ClientContext>,
  );
  const requestsOf = (id: string) => shell.calls.filter((call) => call.id === id).map(({ input }) => input);
  return { requestsOf, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) };
}

it('resolves a difference only with what was agreed', async () => {
  const { user, requestsOf } = await renderPage('items');
  expect(await screen.findByText('Not in the vendor’s list')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Resolve' }));
  const submit = within(await screen.findByRole('dialog')).getByRole('button', { name: 'Resolve' });
  await user.click(submit);
  expect(await screen.findByText('Enter a reason.')).toBeTruthy();
  expect(requestsOf('reconciliation.resolve')).toEqual([]);
  await user.type(screen.getByLabelText(/^Reason/), 'Paid twice there');
  await user.click(submit);
  await waitFor(() =>
    expect(requestsOf('reconciliation.resolve')).toEqual([{ itemId: '7', reason: 'Paid twice there' }]),
  );
});

it('offers no refund for a round that its player takes up again', async () => {
  await renderPage('rounds', [round, { ...round, betId: '12', resumes: true }]);
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Ask the vendor' })).toHaveLength(2));
  expect(screen.getAllByRole('button', { name: 'Refund' })).toHaveLength(1);
});

it.each([
  { button: 'Pay', call: 'payoutReview.pay' },
  { button: 'Refuse', call: 'payoutReview.refuse' },
])('decides a payout by $button only with a reason', async ({ button, call }) => {
  const { user, requestsOf } = await renderPage('payouts');
  await user.click(await screen.findByRole('button', { name: button }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: button }));
  expect(await dialog.findByText('Enter a reason.')).toBeTruthy();
  expect(requestsOf(call)).toEqual([]);
  await user.type(dialog.getByLabelText(/^Reason/), 'Agreed with the vendor');
  await user.click(dialog.getByRole('button', { name: button }));
  await waitFor(() => expect(requestsOf(call)).toEqual([{ payoutId: '5', reason: 'Agreed with the vendor' }]));
});
