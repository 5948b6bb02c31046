import { type MockAnswers, mockShell, screen, userEvent, waitFor, within } from '@marquee/testing/mock-shell';
import { expect, it } from 'vitest';
import { ClientContext } from '../../../lib/calls';
import en from '../../../messages/en.json';
import { OperatorContext } from '../../../lib/session/operator';
import { FreeBetsPage } from './free-bets.page';

const operator = {
  brands: ['sundarban', 'meridian'],
  offsets: { sundarban: 360, meridian: 420 },
  rights: ['cashier'],
} as never;
const grant = {
  grantId: '6b1f6f2e-5f0c-4c1e-9a55-0d0b6b7f2f10',
  brand: 'sundarban',
  member: 'demo',
  gameName: 'Golden Tiger',
  vassalage: 'PG',
  bets: 10,
  played: 3,
  stake: '2.00',
  won: '4.50',
  currency: 'BDT',
  endsAt: '2099-01-01T00:00:00.000Z',
  state: 'granted',
  refusal: null,
  reason: 'A birthday',
  grantedBy: 'Rina',
  createdAt: '2026-01-01T00:00:00.000Z',
};
const game = { nodeId: 7, gameName: 'Golden Tiger', vassalage: 'PG', minBet: '2.00', currency: 'BDT' };
const pageOf = (...content: object[]) =>
  ({ content, pageNum: 1, pageSize: 20, totalPages: 1, totalElements: content.length }) as never;

async function renderPage(answers: MockAnswers) {
  const shell = await mockShell({ answers, messages: { console: en }, path: '/free-bets' });
  shell.render(
    <ClientContext value={shell.runtime.client}>
      <OperatorContext value={operator}>
        <FreeBetsPage />
      </OperatorContext>
    </ClientContext>,
  );
  const requestsOf = (id: string) => shell.calls.filter((call) => call.id === id).map(({ input }) => input as object);
  return { requestsOf, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) };
}
const openForm = () => screen.findByRole('button', { name: en.freeBets.give });
const give = async () => within(await screen.findByRole('dialog')).getByRole('button', { name: en.freeBets.give });

it('grants a member free bets of a slot at its minimum stake, with a reason', async () => {
  const { requestsOf, user } = await renderPage({
    'freeBets.list': pageOf(grant),
    'freeBets.games': [game] as never,
    'freeBets.grant': { ...grant, state: 'refused', refusal: 'stake_not_offered' } as never,
  });
  await user.click(await openForm());
  await user.click(await give());
  expect(await screen.findByText(en.freeBets.gameFault)).toBeTruthy();
  expect(await screen.findByText(en.freeBets.fault.account)).toBeTruthy();
  expect(requestsOf('freeBets.grant')).toEqual([]);
  await user.type(screen.getByLabelText(/^Slot/), 'gold');
  await user.click(await screen.findByRole('radio', { name: /Golden Tiger/ }));
  await user.type(screen.getByLabelText(/^Member/), 'demo');
  await user.type(screen.getByLabelText(/^Reason/), 'A birthday');
  await user.click(await give());
  await waitFor(() =>
    expect(requestsOf('freeBets.grant')).toMatchObject([
      { brand: 'sundarban', account: 'demo', nodeId: 7, bets: 10, stake: '2.00', reason: 'A birthday' },
    ]),
  );
  // A refusal keeps the form open, and the next attempt is another grant.
  await user.click(await give());
  await waitFor(() => expect(requestsOf('freeBets.grant')).toHaveLength(2));
  const [first, second] = requestsOf('freeBets.grant') as { grantId: string }[];
  expect(first?.grantId).not.toBe(second?.grantId);
});

it('shows how many free bets were played, and requests an unanswered grant again', async () => {
  const { requestsOf, user } = await renderPage({
    'freeBets.list': pageOf(grant, { ...grant, grantId: '6b1f6f2e-5f0c-4c1e-9a55-0d0b6b7f2f11', state: 'asked' }),
    'freeBets.askAgain': grant as never,
  });
  expect(await screen.findByText(en.freeBets.states.granted)).toBeTruthy();
  expect(screen.getAllByText('3 / 10')).toHaveLength(2);
  await user.click(await screen.findByRole('button', { name: en.freeBets.askAgain }));
  await waitFor(() =>
    expect(requestsOf('freeBets.askAgain')).toEqual([{ grantId: '6b1f6f2e-5f0c-4c1e-9a55-0d0b6b7f2f11' }]),
  );
});
