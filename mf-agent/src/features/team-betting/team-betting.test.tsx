import { ApiError } from '@marquee/kit';
import {
  type MockAnswers,
  mockSession,
  mockShell,
  screen,
  userEvent,
  waitFor,
  within,
} from '@marquee/testing/mock-shell';
import { expect, it } from 'vitest';
import en from '../../messages/en.json';
import TeamBettingPage from './team-betting.page';

const figures = { bets: 3, turnover: '70.00', validBet: '30.00', payout: '50.00', gameResult: '20.00' };
const bettor = { id: 'p1', account: 'helper1', nickname: 'Helper', type: 1, self: false, downlines: 2, ...figures };
const paging = { pageNum: 1, pageSize: 20, totalPages: 1, totalElements: 1 };
const ownTeam = { content: [bettor], ...paging, line: [], totals: figures };
const ofHelper = {
  content: [{ ...bettor, self: true }],
  ...paging,
  line: [{ id: 'p1', account: 'helper1' }],
  totals: figures,
};
const emptyTeam = { ...ownTeam, content: [], totalElements: 0, totalPages: 0 };

async function renderPage(answers: MockAnswers, path = '/agentHome/team-betting') {
  const shell = await mockShell({ answers, session: mockSession('agent'), messages: { agent: en }, path });
  shell.render(<TeamBettingPage />);
  return shell;
}

const teamOrLine: MockAnswers = {
  'agent.teamBetting': ({ of }) => (of === undefined ? ownTeam : ofHelper),
};

it('goes down into the line of a downline and back up, on the days that were chosen', async () => {
  const shell = await renderPage(teamOrLine, '/agentHome/team-betting?range=last7');
  await screen.findByText('helper1');
  expect(screen.getByText('2 downlines')).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: 'helper1' }));
  const trail = await screen.findByRole('navigation', { name: 'Path down the line' });
  expect(shell.address()).toBe('/agentHome/team-betting?range=last7&of=p1');
  expect(trail.textContent).toBe('My teamhelper1');
  expect(screen.getByText('Own')).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: 'My team' }));
  await waitFor(() => expect(shell.address()).toBe('/agentHome/team-betting?range=last7'));
});

it('orders the list by a heading: the largest first, and turned round by the second press', async () => {
  const shell = await renderPage(teamOrLine);
  const lastQuery = () => shell.calls.map(({ input }) => input).at(-1);
  const orderByResult = async () =>
    within(await screen.findByRole('columnheader', { name: /Game result/ })).getByRole('button');
  await userEvent.click(await orderByResult());
  await waitFor(() => expect(lastQuery()).toMatchObject({ orderBy: 'gameResult', direction: 'desc' }));
  await userEvent.click(await orderByResult());
  await waitFor(() => expect(lastQuery()).toMatchObject({ orderBy: 'gameResult', direction: 'asc' }));
});

it('sends back to the whole team only who looks at one line of it', async () => {
  await renderPage({ 'agent.teamBetting': emptyTeam });
  expect(await screen.findByText('Choose other days.')).toBeTruthy();
  await renderPage({ 'agent.teamBetting': { ...emptyTeam, line: ofHelper.line } }, '/agentHome/team-betting?of=p1');
  expect(await screen.findByText('Choose other days, or go back to your whole team.')).toBeTruthy();
});

it('says when nobody bet, and that a line is not the agent’s', async () => {
  await renderPage({ 'agent.teamBetting': emptyTeam });
  expect(await screen.findByText('No bets on these days')).toBeTruthy();
  const refuse = () => {
    throw new ApiError('not_found', 'request-9');
  };
  await renderPage({ 'agent.teamBetting': refuse }, '/agentHome/team-betting?of=foreign');
  expect(await screen.findByText(/request-9/)).toBeTruthy();
});
