import type { LineMember } from '@marquee/contract/calls/line';
import {
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

const member: LineMember = {
  id: 'p1',
  account: 'helper1',
  nickname: 'Helper',
  type: 1,
  level: 1,
  state: 'waiting',
  joinedAt: '2026-11-20T10:00:00.000Z',
  lastSeenOn: null,
  downlines: 2,
  turnover: '70.00',
  validBet: '30.00',
  prizeGroup: { group: 1_900, revision: 2, least: 1_800, most: 1_940 },
  note: 'calls on Mondays',
  noteRevision: 1,
};
const page = { content: [member], pageNum: 1, pageSize: 20, totalPages: 1, totalElements: 1, trail: [] };
const detail = { ...member, isDirect: true, allDownlines: 5, joinedLast7Days: 1, payout: '10.00', gameResult: '20.00' };
const texts = en.downlines;

async function renderPage(path = '/agentHome/downlines') {
  const shell = await mockShell({
    answers: {
      'agent.line': page,
      'agent.lineMember': detail,
      'agent.noteDownline': { revision: 2 },
      'agent.setPrizeGroup': null,
      'agent.renewActivation': { secret: 'WXYZ-2345' },
    },
    session: mockSession('agent'),
    messages: { agent: en },
    path,
  });
  shell.render(<DownlinesPage />);
  const inputs = (call: string) => shell.calls.filter(({ id }) => id === call).map(({ input }) => input);
  return { shell, inputs, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) };
}

beforeAll(mockBrowserApis);

it('says whether it shows direct downlines or the whole line, and keeps filters in the address', async () => {
  const { shell, inputs, user } = await renderPage();
  await screen.findByText('helper1');
  expect(inputs('agent.line').at(-1)).toMatchObject({ scope: 'direct' });
  await user.click(screen.getByRole('radio', { name: texts.scopes.line }));
  await waitFor(() => expect(shell.address()).toBe('/agentHome/downlines?scope=line'));
  await user.type(screen.getByRole('searchbox'), 'hel');
  await waitFor(() => expect(inputs('agent.line').at(-1)).toMatchObject({ scope: 'line', account: 'hel' }));
  await user.click(screen.getByRole('button', { name: /^Turnover/ }));
  await waitFor(() => expect(inputs('agent.line').at(-1)).toMatchObject({ sort: '-turnover' }));
});

it('opens a member: a new password while the owner has not come, the prize group in its range, the note with its revision', async () => {
  const { inputs, user } = await renderPage();
  await user.click(await screen.findByRole('button', { name: 'Details helper1' }));
  const dialog = await screen.findByRole('dialog', { name: 'helper1' });
  await user.click(await within(dialog).findByRole('button', { name: texts.renew.password }));
  expect(await within(dialog).findByText('WXYZ-2345')).toBeTruthy();
  expect(within(dialog).queryByRole('link', { name: texts.transfer })).toBeNull();

  const group = within(dialog).getByLabelText(/^Prize group/);
  await user.clear(group);
  await user.type(group, '1950');
  await user.click(within(dialog).getByRole('button', { name: texts.saveGroup }));
  expect(inputs('agent.setPrizeGroup')).toEqual([]);
  await user.clear(group);
  await user.type(group, '1920');
  await user.click(within(dialog).getByRole('button', { name: texts.saveGroup }));
  await waitFor(() => expect(inputs('agent.setPrizeGroup')).toEqual([{ id: 'p1', prizeGroup: 1_920, revision: 2 }]));

  await user.type(within(dialog).getByLabelText(texts.note), '!');
  await user.click(within(dialog).getByRole('button', { name: texts.saveNote }));
  await waitFor(() =>
    expect(inputs('agent.noteDownline')).toEqual([{ id: 'p1', note: 'calls on Mondays!', revision: 1 }]),
  );
});
