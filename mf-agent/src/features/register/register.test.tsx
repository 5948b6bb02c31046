import type { CallRequest, CallValue } from '@marquee/contract/calls/index';
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
import RegisterPage from './register.page';

const username = {
  name: 'username',
  required: true,
  order: 1,
  acceptedPattern: '*',
  patternId: 'letter-first-alphanumeric',
  minLength: 4,
  maxLength: 16,
} as const;
const terms: CallValue<'agent.registerSettings'> = { username, types: [3, 1], largestGroup: 1_900, lowestGroup: 1_700 };
const texts = en.register;
type Register = CallRequest<'agent.register'>;
const counts = { visits: 41, registrations: 5, firstDeposits: 3, active: 2 };
const campaigns: CallValue<'agent.campaigns'> = {
  content: [{ campaign: 'Spring', sub: null, ...counts, visits: 40 }],
  totals: counts,
  pageNum: 1,
  pageSize: 20,
  totalPages: 1,
  totalElements: 1,
};

async function renderPage(answers: MockAnswers = {}) {
  const shell = await mockShell({
    answers: {
      'agent.registerSettings': terms,
      'agent.register': ({ rows }: Register) => ({
        rows: rows.map(({ place, account }) => ({
          place,
          account,
          outcome: 'registered' as const,
          secret: `AAAA-${place}`,
        })),
      }),
      'agent.invitationLinks': { content: [link], pageNum: 1, pageSize: 20, totalPages: 1, totalElements: 1 },
      'agent.createInvitationLink': link,
      'agent.endInvitationLink': null,
      'agent.changeInvitationLink': { revision: 2 },
      'promotions.list': { promotions: [] },
      'agent.campaigns': campaigns,
      ...answers,
    },
    session: mockSession('agent'),
    messages: { agent: en },
    path: '/agentHome/register',
  });
  shell.render(<RegisterPage />);
  const user = userEvent.setup({ delay: null });
  const sent = () => shell.calls.filter(({ id }) => id === 'agent.register').map(({ input }) => input as Register);
  return { shell, user, sent };
}

beforeAll(mockBrowserApis);

it('registers one account and shows its one-time password once', async () => {
  const { user, sent } = await renderPage();
  await user.type(await screen.findByLabelText(/^Account/), 'amina1');
  await user.click(screen.getByRole('button', { name: texts.submit }));
  expect(await screen.findByText('amina1 is registered')).toBeTruthy();
  expect(screen.getByText('AAAA-1')).toBeTruthy();
  expect(sent()).toMatchObject([{ way: 'password', rows: [{ place: 1, account: 'amina1', type: 3 }] }]);
  await user.type(screen.getByLabelText(/^Account/), 'rahim2');
  await user.click(screen.getByRole('button', { name: texts.submit }));
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[0]?.upload).not.toBe(sent()[1]?.upload);
});

it('refuses a name and a group before they are sent, and says why the server refused one', async () => {
  const refuse = ({ rows }: Register) => ({
    rows: rows.map(({ place, account }) => ({ place, account, outcome: 'account_taken' as const, secret: null })),
  });
  const { user, sent } = await renderPage({ 'agent.register': refuse });
  await user.type(await screen.findByLabelText(/^Account/), 'ab');
  await user.type(screen.getByLabelText(/^Prize group/), '1950');
  await user.click(screen.getByRole('button', { name: texts.submit }));
  expect(await screen.findByText(texts.outcome.group_refused)).toBeTruthy();
  expect(sent()).toEqual([]);
  await user.clear(screen.getByLabelText(/^Prize group/));
  await user.type(screen.getByLabelText(/^Account/), 'cde');
  await user.click(screen.getByRole('button', { name: texts.submit }));
  expect(await screen.findByText(texts.outcome.account_taken)).toBeTruthy();
});

it('sends a list in parts, keeps what was done when one is lost, and goes on with the same rows', async () => {
  let attempt = 0;
  const answer = ({ rows }: Register) => {
    attempt += 1;
    if (attempt === 2) throw new ApiError('network_abnormal');
    return {
      rows: rows.map(({ place, account }) => ({ place, account, outcome: 'registered' as const, secret: 'S' })),
    };
  };
  const { user, sent } = await renderPage({ 'agent.register': answer });
  await user.click(await screen.findByRole('tab', { name: texts.list }));
  await user.click(screen.getByLabelText(texts.rows));
  await user.paste(Array.from({ length: 150 }, (_, at) => `member${at}`).join('\n'));
  await user.click(screen.getByRole('button', { name: texts.submitList }));
  await user.click(await screen.findByRole('button', { name: texts.again }));
  await waitFor(() => expect(sent()).toHaveLength(4));
  expect(sent().map(({ rows }) => rows.length)).toEqual([100, 50, 100, 50]);
  expect(new Set(sent().map(({ upload }) => upload)).size).toBe(1);
  expect(await screen.findByText('150 / 150')).toBeTruthy();
});

it('shows the links with their counts, makes one and ends one', async () => {
  const { shell, user } = await renderPage();
  await user.click(await screen.findByRole('tab', { name: texts.links }));
  expect(await screen.findByText('Harbour fair')).toBeTruthy();
  expect(screen.getByText(`${location.origin}/register?referralCode=ABCDEFGH2345`)).toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: /^Campaign/ }), 'Winter');
  await user.click(screen.getByRole('button', { name: texts.makeLink }));
  await waitFor(() =>
    expect(shell.calls.find(({ id }) => id === 'agent.createInvitationLink')?.input).toEqual({
      campaign: 'Winter',
      type: 3,
      prizeGroup: null,
      expiresAt: null,
      landing: 'register',
      promotionId: null,
    }),
  );
});

it('shows a link with a sub-id as an address and a QR code, and changes its campaign', async () => {
  const { shell, user } = await renderPage();
  await user.click(await screen.findByRole('tab', { name: texts.links }));
  await user.click(await screen.findByRole('button', { name: 'QR code and changes of Harbour fair' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(/^Sub-id/), 'post 7');
  expect(dialog.getByText(texts.subRule)).toBeTruthy();
  await user.clear(dialog.getByLabelText(/^Sub-id/));
  await user.type(dialog.getByLabelText(/^Sub-id/), 'post-7');
  expect(dialog.getByText(`${location.origin}/register?referralCode=ABCDEFGH2345&sub=post-7`)).toBeTruthy();
  expect(dialog.getByRole('img', { name: 'QR code of the link Harbour fair' })).toBeTruthy();
  await user.clear(dialog.getByLabelText(/^Campaign/));
  await user.type(dialog.getByLabelText(/^Campaign/), 'Summer');
  await user.click(dialog.getByRole('button', { name: texts.change }));
  await waitFor(() =>
    expect(shell.calls.find(({ id }) => id === 'agent.changeInvitationLink')?.input).toEqual({
      code: 'ABCDEFGH2345',
      campaign: 'Summer',
      landing: 'register',
      promotionId: null,
      revision: 1,
    }),
  );
});

it('shows what the links brought, by campaign or by sub-id', async () => {
  const { shell, user } = await renderPage();
  await user.click(await screen.findByRole('tab', { name: texts.links }));
  const table = within(await screen.findByRole('table', { name: texts.campaigns }));
  expect(await table.findByText('Spring')).toBeTruthy();
  expect(table.getByText('41')).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: texts.groupedBy.sub }));
  await waitFor(() =>
    expect(shell.calls.filter(({ id }) => id === 'agent.campaigns').at(-1)?.input).toMatchObject({ by: 'sub' }),
  );
});
