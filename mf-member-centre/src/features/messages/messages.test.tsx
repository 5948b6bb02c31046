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

async function renderPage(answers: MockAnswers, path = '/member/messages') {
  const shell = await mockShell({ answers, session: mockSession('member'), messages: { member: en }, path });
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

it('deletes a message', async () => {
  const shell = await renderPage({
    'messages.list': { content: [messageOf(1)], next: null, unreadByCategory: NONE },
    'messages.remove': { unread: 0 },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Delete “Title 1”' }));
  await waitFor(() => expect(shell.calls.some(({ id }) => id === 'messages.remove')).toBe(true));
});

it('says what will stand in an empty inbox, and when a linked message is gone', async () => {
  await renderPage(
    { 'messages.list': { content: [], next: null, unreadByCategory: NONE }, 'messages.one': 'not_found' as never },
    '/member/messages',
  );
  expect(await screen.findByText(en.inbox.emptyHint)).toBeTruthy();
});
