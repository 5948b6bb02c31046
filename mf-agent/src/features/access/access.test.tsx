import type { CallRequest } from '@marquee/contract/calls/index';
import type { SubUser } from '@marquee/contract/calls/sub-users';
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
import AccessPage from './access.page';

const texts = en.access;
const subUser = (fields: Partial<SubUser> = {}): SubUser => ({
  id: 's-1',
  account: 'karim7',
  rights: ['figures'],
  revision: 4,
  state: 'active',
  createdAt: '2026-11-20T10:00:00.000Z',
  lastSeenAt: '2026-11-28T10:00:00.000Z',
  hasAuthenticator: true,
  ...fields,
});

beforeAll(mockBrowserApis);

async function renderPage(subUsers: SubUser[], answers: MockAnswers = {}) {
  const shell = await mockShell({
    session: mockSession('agent'),
    messages: { agent: en },
    path: '/agentHome/access',
    answers: { 'agent.subUsers': { most: 10, subUsers }, ...answers },
  });
  shell.render(<AccessPage />);
  const callsOf = (id: string) => shell.calls.filter((call) => call.id === id).map(({ input }) => input);
  return { shell, callsOf, user: userEvent.setup({ delay: null }) };
}

it('gives access under a name and with the chosen rights, and shows what to hand over once', async () => {
  const { callsOf, user } = await renderPage([], {
    'agent.addSubUser': ({ account, rights }: CallRequest<'agent.addSubUser'>) => ({
      subUser: subUser({ account, rights, state: 'waiting' }),
      secret: 'ABCD-EFGH-JKMN-PQRS',
    }),
  });
  await user.type(await screen.findByRole('textbox', { name: new RegExp(en.team.account) }), ' karim7 ');
  await user.click(screen.getByRole('checkbox', { name: texts.sees.income }));
  await user.click(screen.getByRole('button', { name: texts.add }));
  expect(await screen.findByText('ABCD-EFGH-JKMN-PQRS')).toBeTruthy();
  expect(callsOf('agent.addSubUser')).toEqual([{ account: 'karim7', rights: ['figures', 'income'], way: 'password' }]);
});

it('says at the name when somebody has it, and offers nothing without a right', async () => {
  const { user } = await renderPage([], {
    'agent.addSubUser': () => {
      throw new ApiError('account_taken');
    },
  });
  await user.type(await screen.findByRole('textbox', { name: new RegExp(en.team.account) }), 'karim7');
  await user.click(screen.getByRole('button', { name: texts.add }));
  expect(await screen.findByRole('alert')).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: texts.sees.figures }));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: texts.add }).disabled).toBe(true);
});

it('changes rights with the revision that was shown', async () => {
  const { callsOf, user } = await renderPage([subUser()], { 'agent.setSubUserRights': subUser({ revision: 5 }) });
  await user.click(await screen.findByRole('button', { name: texts.changeOf.replace('{{account}}', 'karim7') }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('checkbox', { name: texts.sees.figures }));
  await user.click(dialog.getByRole('checkbox', { name: texts.sees.line }));
  await user.click(dialog.getByRole('button', { name: texts.save }));
  await waitFor(() =>
    expect(callsOf('agent.setSubUserRights')).toEqual([{ id: 's-1', rights: ['line'], revision: 4 }]),
  );
});

it('removes access after a question', async () => {
  const { shell, callsOf, user } = await renderPage([subUser()], { 'agent.removeSubUser': null });
  await user.click(await screen.findByRole('button', { name: texts.changeOf.replace('{{account}}', 'karim7') }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: texts.remove }));
  await waitFor(() => expect(callsOf('agent.removeSubUser')).toEqual([{ id: 's-1' }]));
  expect(shell.serviceCalls.map(({ service }) => service)).toContain('confirm');
});

it('takes nobody beyond the bound', async () => {
  const people = Array.from({ length: 10 }, (_, index) => subUser({ id: `s-${index}`, account: `karim${index}` }));
  await renderPage(people);
  expect(await screen.findByText(texts.full.replace('{{most}}', '10'))).toBeTruthy();
  expect(screen.queryByRole('button', { name: texts.add })).toBeNull();
});
