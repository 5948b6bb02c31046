import { SUB_USER_TYPE } from '@marquee/contract/constants';
import { injectionPayloads } from '@marquee/testing/injection-payloads';
import {
  cleanup,
  fireEvent,
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
import MessagesPage from './messages.page';

beforeAll(mockBrowserApis);

const NONE = { system: 0, account: 0, promotion: 0, agents: 0, service: 0 };
const messageOf = (at: number, fields: object = {}) => ({
  messageId: `000000000000${at}`,
  category: 'account' as const,
  title: `Title ${at}`,
  text: `Text ${at}`,
  link: null,
  createdAt: '2026-01-02T20:00:00.000Z',
  read: true,
  ...fields,
});

async function renderPage(answers: MockAnswers, path = '/member/messages', session = mockSession('member')) {
  const shell = await mockShell({ answers, session, messages: { member: en }, path });
  shell.render(<MessagesPage />);
  return shell;
}

it('opens a message, which is then read, and leads to what it is about', async () => {
  const message = messageOf(1, { read: false, link: '/member/account-record', text: 'Line <b>one</b>' });
  const shell = await renderPage({
    'messages.list': { content: [message], next: null, unreadByCategory: { ...NONE, account: 1 } },
    'messages.markRead': { unread: 0 },
  });
  const title = (await screen.findByText(/Title 1$/)).closest('button');
  if (!title) throw new Error('no button opens the message');
  expect(title.getAttribute('aria-expanded')).toBe('false');
  expect(title.textContent).toContain('2026-01-03 02:00:00');
  await userEvent.click(title);
  // Markup in a text stays text.
  expect(screen.getByText('Line <b>one</b>')).toBeTruthy();
  expect(screen.getByRole('link', { name: en.inbox.open }).getAttribute('href')).toBe('/member/account-record');
  const marks = shell.calls.filter(({ id }) => id === 'messages.markRead');
  expect(marks.map(({ input }) => input)).toEqual([{ messageIds: [message.messageId] }]);
});

it('marks all of the category, shows its unread count, and turns pages to and fro', async () => {
  const pages = [
    { content: [messageOf(3), messageOf(2)], next: '0000000000002' },
    { content: [messageOf(1)], next: null },
  ];
  const shell = await renderPage(
    {
      'messages.list': ({ after }) => ({
        ...(pages[after === undefined ? 0 : 1] ?? { content: [], next: null }),
        unreadByCategory: { ...NONE, promotion: 2 },
      }),
      'messages.markRead': { unread: 0 },
    },
    '/member/messages?category=promotion',
  );
  const chip = await screen.findByRole('button', { name: /Promotions/ });
  expect(chip.getAttribute('aria-pressed')).toBe('true');
  await waitFor(() => expect(chip.textContent).toContain('2'));
  await userEvent.click(screen.getByRole('button', { name: en.inbox.markAll }));
  const marks = shell.calls.filter(({ id }) => id === 'messages.markRead');
  expect(marks.map(({ input }) => input)).toEqual([{ category: 'promotion' }]);

  const pager = within(screen.getByRole('navigation', { name: en.inbox.pages }));
  await userEvent.click(pager.getByRole('button', { name: en.inbox.older }));
  expect(await screen.findByText('Title 1')).toBeTruthy();
  await userEvent.click(pager.getByRole('button', { name: en.inbox.newer }));
  expect(await screen.findByText('Title 3')).toBeTruthy();
});

it('deletes a message, says so, and leaves the keyboard at its neighbour', async () => {
  let kept = [3, 2, 1];
  const shell = await renderPage({
    'messages.list': () => ({ content: kept.map((at) => messageOf(at)), next: null, unreadByCategory: NONE }),
    'messages.remove': { unread: 0 },
  });
  kept = [3, 1];
  await userEvent.click(await screen.findByRole('button', { name: 'Delete “Title 2”' }));
  await waitFor(() => expect(screen.queryByText('Title 2')).toBeNull());
  await waitFor(() => expect(document.activeElement?.textContent).toContain('Title 1'));
  const toasts = shell.serviceCalls.filter(({ service }) => service === 'toast');
  expect(toasts).toMatchObject([{ values: [{ message: en.inbox.removed }] }]);
  kept = [];
  await userEvent.click(screen.getByRole('button', { name: 'Delete “Title 1”' }));
  await screen.findByText(en.inbox.empty);
  await waitFor(() => expect(document.activeElement?.textContent).toContain(en.inbox.emptyHint));
});

it('turns one page however fast it is asked, and back from a page whose last message was deleted', async () => {
  const after: unknown[] = [];
  let isLastKept = true;
  await renderPage({
    'messages.list': (request) => {
      after.push(request.after);
      const isFirst = request.after === undefined;
      const content = isFirst ? [messageOf(2)] : isLastKept ? [messageOf(1)] : [];
      return { content, next: isFirst ? '0000000000002' : null, unreadByCategory: NONE };
    },
    'messages.remove': { unread: 0 },
  });
  const older = await screen.findByRole('button', { name: en.inbox.older });
  older.click();
  older.click();
  await waitFor(() => expect(document.activeElement?.textContent).toContain('Title 1'));
  isLastKept = false;
  await userEvent.click(screen.getByRole('button', { name: 'Delete “Title 1”' }));
  expect(await screen.findByText('Title 2')).toBeTruthy();
  expect(screen.queryByRole('button', { name: en.inbox.newer })).toHaveProperty('disabled', true);
});

it('searches a word once, after a pause, and offers to mark what the category has', async () => {
  const shell = await renderPage({
    'messages.list': { content: [], next: null, unreadByCategory: { ...NONE, account: 2 } },
  });
  const box = await screen.findByRole('searchbox', { name: en.inbox.search });
  for (const value of ['p', 'pa', 'paid ']) fireEvent.change(box, { target: { value } });
  expect(await screen.findByText(en.inbox.noneFound)).toBeTruthy();
  const searches = shell.calls.flatMap(({ id, input }) => (id === 'messages.list' ? [input] : []));
  expect(searches).toEqual([{ limit: 20 }, { limit: 20, search: 'paid' }]);
  const mark = screen.getByRole('button', { name: en.inbox.markAll });
  expect(mark).toHaveProperty('disabled', false);
  await userEvent.click(screen.getByRole('button', { name: /Promotions/ }));
  await waitFor(() => expect(mark).toHaveProperty('disabled', true));
});

it.each([
  ['in the list', [messageOf(7, { read: false })]],
  ['on another page', []],
])('reads what a link opens, %s', async (_name, content) => {
  const message = messageOf(7, { read: false });
  const shell = await renderPage(
    {
      'messages.list': { content, next: null, unreadByCategory: NONE },
      'messages.one': message,
      'messages.markRead': { unread: 0 },
    },
    `/member/messages?message=${message.messageId}`,
  );
  const title = (await screen.findByText(/Title 7$/)).closest('button');
  expect(title?.getAttribute('aria-expanded')).toBe('true');
  await waitFor(() => expect(shell.calls.filter(({ id }) => id === 'messages.markRead')).toHaveLength(1));
  title?.click();
  await waitFor(() => expect(title?.getAttribute('aria-expanded')).toBe('false'));
});

it('says what will stand in an empty inbox, and when a linked message is gone', async () => {
  await renderPage(
    { 'messages.list': { content: [], next: null, unreadByCategory: NONE }, 'messages.one': 'not_found' as never },
    '/member/messages',
  );
  expect(await screen.findByText(en.inbox.emptyHint)).toBeTruthy();
});

it('shows markup as it was typed, whatever it is', async () => {
  const tagsWith = async (texts: readonly string[]) => {
    const content = texts.map((text, at) =>
      messageOf(0, { messageId: String(at).padStart(13, '0'), title: text, text }),
    );
    await renderPage({ 'messages.list': { content, next: null, unreadByCategory: NONE } });
    const messageButtons = () =>
      within(screen.getAllByRole('list').at(-1) ?? document.body).getAllByRole('button', { expanded: false });
    await waitFor(() => expect(messageButtons()).toHaveLength(texts.length));
    for (const button of messageButtons()) fireEvent.click(button);
    const elements = [...document.querySelectorAll('*')];
    return new Set(
      elements.flatMap(({ localName, attributes }) => [
        localName,
        ...[...attributes].map(({ name }) => `${localName} ${name}`),
      ]),
    );
  };
  expect(injectionPayloads.length).toBeGreaterThanOrEqual(200);
  const markup = [0, 1, 2, 3].map((part) => injectionPayloads.filter((_payload, at) => at % 4 === part).join('\n'));
  const harmless = await tagsWith(markup.map((_text, at) => `Text ${at}`));
  cleanup();
  const injected = await tagsWith(markup);
  expect([...injected].filter((tag) => !harmless.has(tag))).toEqual([]);
  for (const payload of injectionPayloads) expect(document.body.textContent).toContain(payload);
});

it('shows a sub-user what the agent was written, and changes nothing, also where a link names the message', async () => {
  const session = mockSession('agent');
  const subUser = {
    ...session,
    member: { ...session.member, type: SUB_USER_TYPE, facts: ['office.support'] },
  } as typeof session;
  const listed = messageOf(1, { read: false, link: '/member/account-record' });
  const shell = await renderPage(
    {
      'messages.list': { content: [listed], next: null, unreadByCategory: { ...NONE, account: 1 } },
      'messages.one': messageOf(2, { read: false }),
    },
    '/agentHome/messages?message=0000000000002',
    subUser,
  );
  await userEvent.click(await screen.findByRole('button', { name: /Title 1/ }));
  expect(screen.getByText('Text 1')).toBeTruthy();
  expect(await screen.findByText('Text 2')).toBeTruthy();
  expect(screen.queryByRole('link', { name: en.inbox.open })).toBeNull();
  expect(screen.queryByRole('button', { name: en.inbox.markAll })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Delete/ })).toBeNull();
  expect(shell.calls.map(({ id }) => id).filter((id) => id !== 'messages.list' && id !== 'messages.one')).toEqual([]);
});
