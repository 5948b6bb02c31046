import type { Broadcast } from '@marquee/contract/calls/broadcasts';
import { exampleValue } from '@marquee/contract/openapi/examples';
import { injectionPayloads } from '@marquee/testing/injection-payloads';
import { ApiError } from '@marquee/kit/http/api-error';
import { type MockAnswers, mockShell, screen, userEvent, waitFor, within } from '@marquee/testing/mock-shell';
import { expect, it } from 'vitest';
import { ClientContext } from '../../../lib/calls';
import { OperatorContext } from '../../../lib/session/operator';
import en from '../../../messages/en.json';
import MemberMessagesPage from './member-messages.page';

const operator = { brands: ['sundarban'], rights: ['members'], offsets: { sundarban: 360 } } as never;
const texts = en.broadcasts;
const terms = exampleValue('broadcasts.terms');
const stored = exampleValue('broadcasts.read');
const draft: Broadcast = { ...stored, state: 'draft', recipients: 0, delivered: 0, read: 0 };
const ADDRESS = '/member-messages/sundarban';
const OPEN = `${ADDRESS}?message=0b6f1a52-7c3d-4e8f-9a10-2b3c4d5e6f70`;

async function renderPage(path: string, answers: MockAnswers = {}) {
  const shell = await mockShell({
    answers: {
      'broadcasts.terms': terms,
      'broadcasts.list': exampleValue('broadcasts.list'),
      'broadcasts.read': draft,
      'broadcasts.audience': exampleValue('broadcasts.audience'),
      'broadcasts.save': { revision: 'saved' },
      ...answers,
    },
    messages: { console: en },
    path,
  });
  shell.render(
    <ClientContext value={shell.runtime.client}>
      <OperatorContext value={operator}>
        <MemberMessagesPage />
      </OperatorContext>
    </ClientContext>,
  );
  const inputs = (call: string) => shell.calls.filter(({ id }) => id === call).map(({ input }) => input);
  return { shell, inputs, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) };
}

const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });

it('lists messages with their counts, sorted by the server, and opens one in the address', async () => {
  const { shell, inputs, user } = await renderPage(ADDRESS);
  const row = (await screen.findByRole('rowheader', { name: 'Friday bonus' })).closest('tr');
  expect(row?.textContent).toContain(texts.state.sending);
  expect(row?.textContent).toContain('1,200');
  await user.click(screen.getByRole('button', { name: new RegExp(texts.recipients) }));
  await waitFor(() => expect(inputs('broadcasts.list').at(-1)).toMatchObject({ sort: '-recipients' }));
  await user.click(screen.getByRole('button', { name: 'Open “Friday bonus”' }));
  expect(shell.address()).toBe(OPEN);
});

it('writes a new message to a list of names, once under one id', async () => {
  const { inputs, user } = await renderPage(ADDRESS, {
    'broadcasts.read': () => {
      throw new ApiError('not_found');
    },
    'broadcasts.audience': { recipients: 1, sample: ['rahim'], unknown: ['nobody'], unknownCount: 1 },
  });
  await user.click(await button(texts.new));
  await user.type(await screen.findByLabelText(new RegExp(`^${texts.name}`)), 'Greeting');
  await user.type(screen.getByLabelText(texts.names), 'rahim, nobody');
  await user.click(await button(texts.count));
  expect(await screen.findByText('Unknown user names (1): nobody')).toBeTruthy();
  // The default language of the brand is needed.
  await user.click(await button(texts.save));
  await waitFor(() => expect(screen.getAllByText(en.articles.fault).length).toBeGreaterThan(0));
  expect(inputs('broadcasts.save')).toEqual([]);
  await user.type(screen.getByLabelText(en.messageTemplates.messageTitle), 'Hello');
  await user.type(screen.getByLabelText(en.messageTemplates.messageText), 'Hello from {{{{brand}}');
  await user.type(screen.getByLabelText(texts.link), 'https://elsewhere.example');
  await user.click(await button(texts.save));
  expect(await screen.findByText(texts.linkFault)).toBeTruthy();
  await user.clear(screen.getByLabelText(texts.link));
  await user.click(await button(texts.save));
  await waitFor(() =>
    expect(inputs('broadcasts.save')).toMatchObject([
      {
        brand: 'sundarban',
        name: 'Greeting',
        link: null,
        audience: { kind: 'accounts', accounts: ['rahim', 'nobody'] },
        texts: { bn: { title: 'Hello', text: 'Hello from {{brand}}' } },
        sendAt: null,
        revision: null,
      },
    ]),
  );
});

it('says whom a segment reaches and that it takes two, before it is sent off with a reason', async () => {
  const { inputs, user } = await renderPage(OPEN, {
    'broadcasts.send': { state: 'proposed', recipients: 1_200 },
  });
  await user.click(await button(texts.send));
  const dialog = within(await screen.findByRole('dialog', { name: texts.send }));
  expect(await dialog.findByText('Recipients now: 1,200')).toBeTruthy();
  expect(dialog.getByText(/the bound of a day is 500/)).toBeTruthy();
  await user.type(dialog.getByLabelText(/^Reason/), 'Friday campaign');
  await user.click(dialog.getByRole('button', { name: texts.send }));
  await waitFor(() =>
    expect(inputs('broadcasts.send')).toMatchObject([{ revision: draft.revision, reason: 'Friday campaign' }]),
  );
  expect(inputs('broadcasts.audience').at(-1)).toMatchObject({ audience: draft.audience });
});

it('is not sent off with changes that are not saved', async () => {
  const { user } = await renderPage(OPEN);
  const send = await button(texts.send);
  expect(send.disabled).toBe(false);
  await user.type(screen.getByLabelText(en.messageTemplates.messageTitle), '!');
  expect(send.disabled).toBe(true);
});

it('shows how far a message is, and withdraws it', async () => {
  const { inputs, user } = await renderPage(OPEN, { 'broadcasts.read': stored, 'broadcasts.withdraw': null });
  const progress = await screen.findByRole('progressbar', { name: texts.delivered });
  expect(progress.getAttribute('aria-valuetext')).toBe('500 / 1,200');
  await user.click(await button(texts.withdraw));
  const dialog = within(await screen.findByRole('dialog', { name: texts.withdraw }));
  await user.type(dialog.getByLabelText(/^Reason/), 'wrong date');
  await user.click(dialog.getByRole('button', { name: texts.withdraw }));
  await waitFor(() => expect(inputs('broadcasts.withdraw')).toMatchObject([{ reason: 'wrong date' }]));
});

it('shows texts as text', async () => {
  const text = injectionPayloads.slice(0, 40).join('\n');
  await renderPage(OPEN, { 'broadcasts.read': { ...stored, texts: { bn: { title: 'T', text } } } });
  const shown = await screen.findByText(
    (_content, element) => element?.tagName === 'P' && element.textContent === text,
  );
  expect(shown.children).toHaveLength(0);
});

it('shows what another operator wrote', async () => {
  const value = (words: string) => ({ type: 'text', text: words });
  const { user } = await renderPage(OPEN, {
    'broadcasts.save': () => {
      const row = { label: 'broadcasts.name', of: [], before: value('Theirs'), after: value('Mine') };
      throw new ApiError('conflict', null, { revision: 'theirs', rows: [row] });
    },
  });
  await user.type(await screen.findByLabelText(new RegExp(`^${texts.name}`)), '!');
  await user.click(await button(texts.save));
  const conflict = within(await screen.findByRole('dialog', { name: en.revision.title }));
  expect(conflict.getByRole('row', { name: /Name/ }).textContent).toContain('TheirsMine');
});
