import { exampleValue } from '@marquee/contract/openapi/examples';
import { ApiError } from '@marquee/kit/http/api-error';
import { type MockAnswers, mockShell, screen, userEvent, waitFor, within } from '@marquee/testing/mock-shell';
import { expect, it } from 'vitest';
import { ClientContext } from '../../../lib/calls';
import { OperatorContext } from '../../../lib/session/operator';
import en from '../../../messages/en.json';
import MessageTemplatesPage from './message-templates.page';

const operator = { brands: ['sundarban'], rights: ['content'] } as never;
const template = exampleValue('messageTemplates.read');
const texts = en.messageTemplates;

async function renderPage(path: string, answers: MockAnswers = {}) {
  const shell = await mockShell({
    answers: { 'messageTemplates.save': null, ...answers },
    messages: { console: en },
    path,
  });
  shell.render(
    <ClientContext value={shell.runtime.client}>
      <OperatorContext value={operator}>
        <MessageTemplatesPage />
      </OperatorContext>
    </ClientContext>,
  );
  const saves = () => shell.calls.filter(({ id }) => id === 'messageTemplates.save').map(({ input }) => input);
  return { shell, saves, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) };
}

const EDITOR = '/message-templates/sundarban?template=deposit_credited';
const button = (name: string) => screen.findByRole('button', { name });
const title = () => screen.findByLabelText<HTMLInputElement>(texts.messageTitle);
const text = () => screen.getByLabelText<HTMLTextAreaElement>(texts.messageText);

it('lists what is written and what is standard, and opens a message in the address', async () => {
  const { shell, user } = await renderPage('/message-templates/sundarban', {
    'messageTemplates.list': exampleValue('messageTemplates.list'),
  });
  const row = (await screen.findByRole('rowheader', { name: 'Deposit credited' })).closest('tr');
  expect(row?.textContent).toContain('Accountbnen');
  await user.click(await button(en.articles.edit));
  expect(shell.address()).toBe(EDITOR);
});

it('saves the languages that are written, and says which have the standard text', async () => {
  const { saves, user } = await renderPage(EDITOR);
  expect((await title()).value).toBe(template.texts['bn']?.title);
  expect(screen.getByText('The standard text is sent in: en')).toBeTruthy();
  await user.click(await button(texts.reset));
  await user.click(screen.getByLabelText('en'));
  await user.click(await button(texts.startFrom));
  expect(text().value).toBe(template.standards['en']?.text);
  expect(screen.getByText('The standard text is sent in: bn')).toBeTruthy();
  await user.click(await button(en.articles.save));
  await waitFor(() =>
    expect(saves()).toEqual([
      {
        brand: 'sundarban',
        template: 'deposit_credited',
        texts: { en: template.standards['en'] },
        revision: template.revision,
      },
    ]),
  );
});

it('names placeholders that are unknown or missing, on the language that has the fault', async () => {
  const { saves, user } = await renderPage(EDITOR);
  const field = await title();
  await user.clear(field);
  await user.clear(text());
  await user.type(text(), '{{{{password}}');
  await user.click(screen.getByLabelText('en'));
  await user.click(await button(en.articles.save));
  expect(await screen.findByText('Please use: {{amount}}')).toBeTruthy();
  expect(screen.getByText(en.articles.fault)).toBeTruthy();
  await user.type(text(), ' {{{{amount}}');
  await user.click(await button(en.articles.save));
  expect(await screen.findByText('This message does not have: {{password}}')).toBeTruthy();
  expect(saves()).toEqual([]);
});

it('previews what would be sent as plain text', async () => {
  const { shell, user } = await renderPage(EDITOR, {
    'messageTemplates.preview': { title: 'Money', text: '<b>৳1,500.00</b>' },
  });
  await title();
  await user.click(await button(en.articles.showPreview));
  expect(await screen.findByText('<b>৳1,500.00</b>')).toBeTruthy();
  expect(shell.calls.find(({ id }) => id === 'messageTemplates.preview')?.input).toMatchObject({
    language: 'bn',
    ...template.texts['bn'],
  });
});

it('shows what another operator wrote', async () => {
  const value = (words: string) => ({ type: 'text', text: words });
  const { user } = await renderPage(EDITOR, {
    'messageTemplates.save': () => {
      const row = {
        label: 'messageTemplates.messageTitle',
        of: [value('bn')],
        before: value('Theirs'),
        after: value('Mine'),
      };
      throw new ApiError('conflict', null, { revision: 'theirs', rows: [row] });
    },
  });
  await user.type(await title(), '!');
  await user.click(await button(en.articles.save));
  const conflict = within(await screen.findByRole('dialog', { name: en.revision.title }));
  expect(conflict.getByRole('row', { name: /Title of the message/ }).textContent).toContain('TheirsMine');
});
