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
import { link } from './invitation-link.fixture';
import { Postbacks } from './postbacks';

const texts = en.postbacks;
const address = 'https://tracker.example/in?sub={sub}';
const page = { pageNum: 1, pageSize: 20, totalPages: 1, totalElements: 1 };
const delivery = {
  id: '5f1c2c1e-7f2b-4a0b-9d3c-0a1b2c3d4e5f',
  event: 'firstDeposit' as const,
  campaign: '<b>Harbour</b>',
  sub: 'ad-7',
  at: '2026-11-29T10:00:00.000Z',
  state: 'waiting' as const,
  attempts: 3,
  status: 503,
  fault: 'status' as const,
  nextAt: '2026-11-29T10:08:00.000Z',
};
const noAddress: MockAnswers = { 'agent.postbacks': { addresses: [], secretSince: null } };

beforeAll(mockBrowserApis);

async function renderPostbacks(answers: MockAnswers = {}) {
  const shell = await mockShell({
    answers: {
      'agent.postbacks': {
        addresses: [{ code: null, campaign: null, address, revision: 4 }],
        secretSince: '2026-11-28T10:00:00.000Z',
      },
      'agent.invitationLinks': { content: [link], ...page },
      'agent.postbackDeliveries': { content: [delivery], ...page },
      'agent.setPostback': { secret: null },
      'agent.testPostback': null,
      'agent.renewPostbackSecret': { secret: 'renewed-secret' },
      ...answers,
    },
    session: mockSession('agent'),
    messages: { agent: en },
    path: '/agentHome/register',
  });
  shell.render(<Postbacks />);
  const user = userEvent.setup({ delay: null });
  const inputsOf = (call: string) => shell.calls.filter(({ id }) => id === call).map(({ input }) => input);
  return { shell, user, inputsOf };
}

it('sets the first address, and shows the secret that is told once', async () => {
  const { user, inputsOf } = await renderPostbacks({ ...noAddress, 'agent.setPostback': { secret: 'first-secret' } });
  const field = await screen.findByRole('textbox');
  await user.click(screen.getByRole('button', { name: texts.save }));
  expect(await screen.findByText(en.contracts.required)).toBeTruthy();
  expect(screen.queryByRole('button', { name: texts.test })).toBeNull();
  await user.click(field);
  await user.paste(` ${address} `);
  await user.click(screen.getByRole('button', { name: texts.save }));
  expect(await screen.findByText(texts.secretOnce)).toBeTruthy();
  expect(screen.getByText('first-secret')).toBeTruthy();
  expect(inputsOf('agent.setPostback')).toEqual([{ code: null, address, revision: 0 }]);
});

it('changes, tests and removes the address of the revision that was shown', async () => {
  const { user, inputsOf } = await renderPostbacks();
  const field = await screen.findByDisplayValue(address);
  await user.clear(field);
  await user.paste('https://tracker.example/other');
  await user.click(screen.getByRole('button', { name: texts.save }));
  await user.click(screen.getByRole('button', { name: texts.test }));
  await waitFor(() => expect(inputsOf('agent.testPostback')).toEqual([{ code: null }]));
  await user.click(screen.getByRole('button', { name: texts.remove }));
  await waitFor(() =>
    expect(inputsOf('agent.setPostback')).toEqual([
      { code: null, address: 'https://tracker.example/other', revision: 4 },
      { code: null, address: null, revision: 4 },
    ]),
  );
});

it.each([
  ['agent.setPostback', texts.save],
  ['agent.setPostback', texts.remove],
  ['agent.testPostback', texts.test],
  ['agent.renewPostbackSecret', texts.renew],
] as const)('says why %s is refused after “%s”', async (call, button) => {
  const { user } = await renderPostbacks({ [call]: () => Promise.reject(new ApiError('too_many_requests')) });
  await user.click(await screen.findByRole('button', { name: button }));
  expect(await screen.findByRole('alert')).toBeTruthy();
});

it('shows what was sent, how far it is, and texts as they were typed', async () => {
  const { user, inputsOf } = await renderPostbacks();
  const row = within((await screen.findByText('<b>Harbour</b>')).closest('tr') as HTMLElement);
  for (const text of [texts.events.firstDeposit, 'ad-7', texts.states.waiting, 'Status 503', '3'])
    expect(row.getByText(text)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: texts.refresh }));
  await waitFor(() => expect(inputsOf('agent.postbackDeliveries')).toHaveLength(2));
});
