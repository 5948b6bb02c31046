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
import { member, paging, zero } from '../line/figures.fixture';
import en from '../../messages/en.json';
import UserLossPage from './user-loss.page';

const own = { ...paging, content: [member], line: [], totals: member };
const ofHelper = { ...own, line: [{ id: 'p1', account: 'helper1' }] };

async function renderPage(answers: MockAnswers, path = '/agentHome/user-loss') {
  const shell = await mockShell({ answers, session: mockSession('agent'), messages: { agent: en }, path });
  shell.render(<UserLossPage />);
  return shell;
}

it('shows results from the house’s side, with totals over all pages and what each figure means', async () => {
  await renderPage({ 'agent.lineFigures': own });
  const row = (await screen.findByText('helper1')).closest('tr');
  expect(row?.textContent).toContain('+৳70.00');
  const heading = screen.getByRole('columnheader', { name: /Game result/ });
  const control = within(heading).getByRole('button');
  expect(control.getAttribute('aria-description')).toBe(en.glossary.gameResult);
  expect(screen.getByText('What the figures mean')).toBeTruthy();
});

it('keeps order, line and scope in the address and asks for them', async () => {
  const shell = await renderPage(
    { 'agent.lineFigures': ({ of }) => (of === undefined ? own : ofHelper) },
    '/agentHome/user-loss?range=last7&scope=own&order=deposits',
  );
  const lastQuery = () => shell.calls.map(({ input }) => input).at(-1);
  await screen.findByText('helper1');
  expect(lastQuery()).toMatchObject({ scope: 'own', orderBy: 'deposits', direction: 'desc' });
  await userEvent.click(within(screen.getByRole('columnheader', { name: /Net/ })).getByRole('button'));
  await waitFor(() => expect(lastQuery()).toMatchObject({ orderBy: 'net', direction: 'desc' }));
  await userEvent.click(screen.getByRole('link', { name: 'helper1' }));
  await screen.findByRole('navigation', { name: 'Path down the line' });
  expect(lastQuery()).toMatchObject({ of: 'p1', scope: 'own' });
});

it('says when there is nothing, and that a line is not the agent’s', async () => {
  await renderPage({ 'agent.lineFigures': { ...own, content: [], totalElements: 0, totalPages: 0, totals: zero } });
  expect(await screen.findByText('Nothing on these days')).toBeTruthy();
  const refuse = () => {
    throw new ApiError('not_found', 'request-9');
  };
  await renderPage({ 'agent.lineFigures': refuse }, '/agentHome/user-loss?of=foreign');
  expect(await screen.findByText(/request-9/)).toBeTruthy();
});
