import type { LineMember } from '@marquee/contract/calls/line';
import type { Session } from '@marquee/contract/session';
import { ApiError } from '@marquee/kit';
import {
  type MockAnswers,
  mockBrowserApis,
  mockSession,
  mockShell,
  screen,
  userEvent,
  waitFor,
  within,
} from '@marquee/testing/mock-shell';
import { beforeAll, expect, it } from 'vitest';
import en from '../../messages/en.json';
import DownlinesPage from './downlines.page';
import type { DownlineDetail } from './downline-detail';

const texts = en.downlines;
const member: LineMember = {
  id: 'M1',
  account: 'mira',
  nickname: '<i>Mira</i>',
  type: 3,
  level: 1,
  state: 'active',
  joinedAt: '2026-11-01T10:00:00.000Z',
  lastSeenOn: '2026-11-28',
  downlines: 2,
  turnover: '1200.00',
  validBet: '1000.00',
  prizeGroup: { own: 1_800, current: 1_800, least: 1_700, most: 1_900, revision: 2 } as never,
  note: 'pays late',
  noteRevision: 3,
};
const detail: DownlineDetail = {
  ...member,
  prizeGroup: null,
  isDirect: true,
  allDownlines: 5,
  joinedLast7Days: 1,
  payout: '900.00',
  gameResult: '100.00',
};
const list = (content: readonly LineMember[]) => ({
  content: [...content],
  trail: [],
  pageNum: 1,
  pageSize: 20,
  totalPages: 1,
  totalElements: content.length,
});

beforeAll(mockBrowserApis);

async function renderPage(answers: MockAnswers = {}, path = '/agentHome/downlines', session = mockSession('agent')) {
  const shell = await mockShell({
    answers: {
      'agent.line': list([{ ...member, prizeGroup: null }]),
      'agent.lineMember': detail,
      'agent.noteDownline': { revision: 4 },
      'agent.views': { views: [], most: 30 } as never,
      ...answers,
    },
    session,
    messages: { agent: en },
    path,
  });
  shell.render(<DownlinesPage />);
  const user = userEvent.setup({ delay: null });
  const inputsOf = (call: string) => shell.calls.filter(({ id }) => id === call).map(({ input }) => input);
  return { user, inputsOf };
}
const dialog = async () => within(await screen.findByRole('dialog'));
const openDetails = async (user: ReturnType<typeof userEvent.setup>) =>
  user.click(await screen.findByRole('button', { name: /mira/ }));

it('lists who is below by the filters of the address, and asks again by what is chosen', async () => {
  const { user, inputsOf } = await renderPage(
    {},
    '/agentHome/downlines?scope=line&state=waiting&sort=turnover&type=99',
  );
  expect(await screen.findByText('<i>Mira</i>')).toBeTruthy();
  expect(inputsOf('agent.line')[0]).toEqual({ scope: 'line', state: 'waiting', sort: 'turnover', pageNo: 1 });
  await user.click(screen.getByText(texts.scopes.direct));
  await waitFor(() => expect(inputsOf('agent.line').at(-1)).toMatchObject({ scope: 'direct', state: 'waiting' }));
});

it('asks once for an account that is typed, beside the other filters', async () => {
  const { user, inputsOf } = await renderPage({}, '/agentHome/downlines?state=waiting&page=3');
  await user.type(await screen.findByRole('searchbox', { name: en.team.account }), 'mira');
  await waitFor(() => expect(inputsOf('agent.line')).toHaveLength(2));
  expect(inputsOf('agent.line').at(-1)).toEqual({ scope: 'direct', account: 'mira', state: 'waiting', pageNo: 1 });
});

it('shows a member with the line from there, and keeps a note of the revision that was shown', async () => {
  const { user, inputsOf } = await renderPage();
  await openDetails(user);
  const shown = await dialog();
  expect((await shown.findByRole('link', { name: texts.transfer })).getAttribute('href')).toBe(
    '/agentHome/transfers?account=mira',
  );
  const note = shown.getByLabelText(new RegExp(`^${texts.note}`));
  await user.clear(note);
  await user.type(note, 'paid');
  await user.click(shown.getByRole('button', { name: texts.saveNote }));
  await waitFor(() => expect(inputsOf('agent.noteDownline')).toEqual([{ id: 'M1', note: 'paid', revision: 3 }]));
});

it('says that a note was changed meanwhile, and keeps what was typed', async () => {
  const { user } = await renderPage({ 'agent.noteDownline': () => Promise.reject(new ApiError('conflict')) });
  await openDetails(user);
  const shown = await dialog();
  await user.type(await shown.findByLabelText(new RegExp(`^${texts.note}`)), '!');
  await user.click(shown.getByRole('button', { name: texts.saveNote }));
  expect(await shown.findByRole('alert')).toBeTruthy();
  expect(shown.getByDisplayValue('pays late!')).toBeTruthy();
});

it('offers what only a direct, active downline can have', async () => {
  const { user } = await renderPage({ 'agent.lineMember': { ...detail, isDirect: false } });
  await openDetails(user);
  const shown = await dialog();
  await shown.findByText(texts.turnover);
  expect(shown.queryByRole('link', { name: texts.transfer })).toBeNull();
});

it('lets a sub-user read, and change nothing', async () => {
  const session = mockSession('agent');
  const facts = ['office.line'];
  const subUser = { ...session, member: { ...session.member, type: 5, facts } } as Session;
  const { user } = await renderPage({}, '/agentHome/downlines', subUser);
  expect(await screen.findByText('<i>Mira</i>')).toBeTruthy();
  expect(screen.queryByRole('link', { name: en.contracts.title })).toBeNull();
  await openDetails(user);
  const shown = await dialog();
  expect(await shown.findByText('pays late')).toBeTruthy();
  for (const name of [texts.transfer, texts.saveNote]) expect(shown.queryByText(name)).toBeNull();
});

it('says that nobody is there, and what went wrong', async () => {
  await renderPage({ 'agent.line': list([]) });
  expect(await screen.findByText(texts.empty)).toBeTruthy();
  await renderPage({ 'agent.line': () => Promise.reject(new ApiError('unknown_error')) });
  expect(await screen.findByRole('button', { name: /again/i })).toBeTruthy();
});
