import { exampleValue } from '@marquee/contract/openapi/examples';
import { ApiError } from '@marquee/kit/http/api-error';
import { act, type MockAnswers, mockShell, screen, userEvent, waitFor, within } from '@marquee/testing/mock-shell';
import { expect, it } from 'vitest';
import { ClientContext } from '../../../lib/calls';
import en from '../../../messages/en.json';
import { OperatorContext } from '../../../lib/session/operator';
import { ArticlesPage } from './articles.page';

const operator = { brands: ['sundarban'], rights: ['content'] } as never;
const article = exampleValue('articleAdmin.read');
const text = { title: 'About us', summary: '', content: '<p>We are.</p>' };
const unwritten = { ...article, texts: {}, revision: null };

async function renderPage(path: string, answers: MockAnswers) {
  const shell = await mockShell({
    answers: { 'articleAdmin.save': null, ...answers },
    messages: { console: en },
    path,
  });
  shell.render(
    <ClientContext value={shell.runtime.client}>
      <OperatorContext value={operator}>
        <ArticlesPage />
      </OperatorContext>
    </ClientContext>,
  );
  const saveRequests = () => shell.calls.filter(({ id }) => id === 'articleAdmin.save').map(({ input }) => input);
  return { shell, saveRequests, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) };
}
const button = (name: string) => screen.findByRole('button', { name });

it('lists the articles of a kind and opens one in the address', async () => {
  const row = { kind: 'page', slug: 'about', enabled: false, updatedAt: null, titles: { en: 'About us', bn: 'আমরা' } };
  const { shell, user } = await renderPage('/articles/sundarban', {
    'articleAdmin.list': [row] as never,
  });
  expect((await screen.findByRole('rowheader', { name: 'About us' })).closest('tr')?.textContent).toContain('Hidden');
  await user.click(await button(en.articles.edit));
  expect(shell.address()).toBe('/articles/sundarban?kind=page&article=about');
});

it('saves what is written in each language, and shows it as the server cleans it', async () => {
  const { shell, saveRequests, user } = await renderPage('/articles/sundarban?kind=page&article=about', {
    'articleAdmin.list': [],
    'articleAdmin.preview': { content: '<p>Cleaned</p>' },
  });
  await user.type(await screen.findByLabelText(/^Title/), 'আমরা');
  await user.type(screen.getByLabelText(/^Content/), '<p>x</p>');
  await user.click(await button(en.articles.showPreview));
  expect(await screen.findByText('Cleaned')).toBeTruthy();
  await user.click(await button(en.articles.save));
  await waitFor(() =>
    expect(saveRequests()).toEqual([
      {
        brand: 'sundarban',
        kind: 'page',
        slug: 'about',
        enabled: true,
        texts: { en: text, bn: { title: 'আমরা', summary: '', content: '<p>x</p>' } },
        revision: article.revision,
      },
    ]),
  );
  await waitFor(() => expect(shell.address()).toBe('/articles/sundarban?kind=page'));
});

it('shows what another operator wrote, and takes it', async () => {
  let title = 'About us';
  const { saveRequests, user } = await renderPage('/articles/sundarban?kind=page&article=about', {
    'articleAdmin.list': [],
    'articleAdmin.read': () => ({
      enabled: true,
      texts: { en: { ...text, title } },
      revision: title,
      languages: ['en'],
    }),
    'articleAdmin.save': () => {
      title = 'Theirs';
      const value = (words: string) => ({ type: 'text', text: words });
      const row = { label: 'articles.headline', of: [value('en')], before: value('Theirs'), after: value('Mine') };
      throw new ApiError('conflict', null, { revision: title, rows: [row] });
    },
  });
  const field = () => screen.getByLabelText<HTMLInputElement>(/^Title/);
  await user.clear(await screen.findByLabelText(/^Title/));
  await user.type(field(), 'Mine');
  await user.click(await button(en.articles.save));
  const conflict = within(await screen.findByRole('dialog', { name: en.revision.title }));
  expect(conflict.getByRole('row', { name: /Title/ }).textContent).toBe('Title · enTheirsMine');
  await user.click(conflict.getByRole('button', { name: en.revision.takeTheirs }));
  await waitFor(() => expect(field().value).toBe('Theirs'));
  expect(saveRequests()).toEqual([expect.objectContaining({ revision: 'About us' })]);
});

it('keeps what is written when the article is read again and somebody else has changed it', async () => {
  let title = 'About us';
  const { shell, saveRequests, user } = await renderPage('/articles/sundarban?kind=page&article=about', {
    'articleAdmin.list': [],
    'articleAdmin.read': () => ({ ...article, texts: { en: { ...text, title } }, revision: title, languages: ['en'] }),
  });
  const field = () => screen.getByLabelText<HTMLInputElement>(/^Title/);
  await user.clear(await screen.findByLabelText(/^Title/));
  await user.type(field(), 'Mine');
  title = 'Theirs';
  const reads = () => shell.calls.filter(({ id }) => id === 'articleAdmin.read').length;
  const before = reads();
  await act(() => shell.runtime.queryClient.invalidateQueries());
  expect(reads()).toBe(before + 1);
  expect(field().value).toBe('Mine');
  await user.click(await button(en.articles.save));
  await waitFor(() => expect(saveRequests()).toEqual([expect.objectContaining({ revision: 'About us' })]));
});

it('shows the language that is half written when another one is on the screen', async () => {
  const { saveRequests, user } = await renderPage('/articles/sundarban?kind=news&article=tables', {});
  await user.type(await screen.findByLabelText(/^Title/), 'আমরা');
  await user.click(screen.getByLabelText('en'));
  await user.click(await button(en.articles.save));
  expect(await screen.findByText(en.articles.fault)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(/^Title/).value).toBe('আমরা');
  expect(saveRequests()).toEqual([]);
});

it('does not save a language that is half written', async () => {
  const { saveRequests, user } = await renderPage('/articles/sundarban?kind=news&article=tables', {
    'articleAdmin.read': unwritten,
  });
  await user.click(await button(en.articles.save));
  await waitFor(() => expect(screen.getAllByText(en.articles.fault)).toHaveLength(2));
  await user.type(screen.getByLabelText(/^Title/), 'Tables');
  await user.click(await button(en.articles.save));
  expect(screen.getAllByText(en.articles.fault)).toHaveLength(1);
  expect(saveRequests()).toEqual([]);
});

it('starts an article only at a valid address', async () => {
  const { shell, user } = await renderPage('/articles/sundarban?kind=news', {
    'articleAdmin.list': [],
    'articleAdmin.read': unwritten,
  });
  const address = await screen.findByLabelText(/^Address/);
  await user.type(address, 'New Tables');
  await user.click(await button(en.articles.write));
  expect(await screen.findByText(en.articles.addressFault)).toBeTruthy();
  await user.clear(address);
  await user.type(address, 'new-tables');
  await user.click(await button(en.articles.write));
  await waitFor(() => expect(shell.address()).toBe('/articles/sundarban?kind=news&article=new-tables'));
});
