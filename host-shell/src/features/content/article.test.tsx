import { mockShell, screen, mockBrowserApis } from '@marquee/testing/mock-shell';
import { Route, Routes } from 'react-router-dom';
import { beforeAll, expect, it } from 'vitest';
import { english } from '../../messages/english.fixture';
import { ArticleView } from './article.page';
import { Articles } from './articles.page';

/** A day later in the brand's GMT+6 than in Greenwich. */
const PUBLISHED_AT = '2026-11-21T19:30:00.000Z';
const summary = { slug: 'tides', title: 'Tides', summary: 'When to fish', imageUrl: null, publishedAt: PUBLISHED_AT };
const DAYS = { en: 'November 22, 2026', bn: '২২ নভেম্বর, ২০২৬', vi: '22 tháng 11, 2026' };

beforeAll(mockBrowserApis);

const dateIn = async (language: string, page: React.ReactNode) => {
  const shell = await mockShell({
    messages: { shell: english },
    path: '/blog/tides',
    boot: { language },
    answers: {
      'content.article': { ...summary, content: '<p>Early.</p>' },
      'content.articles': { content: [summary], pageNum: 1, totalPages: 1, totalElements: 1 } as never,
    },
  });
  shell.render(
    <Routes>
      <Route path="/blog/:slug" element={page} />
    </Routes>,
  );
  const time = await screen.findByText((_text, element) => element?.tagName === 'TIME');
  return { text: time.textContent, machine: time.getAttribute('datetime') };
};

it.each(Object.entries(DAYS))(
  'an article says in %s on which day of the brand it was published',
  async (language, day) => {
    expect(await dateIn(language, <ArticleView kind="blog" />)).toEqual({ text: day, machine: PUBLISHED_AT });
  },
);

it('the list of articles says it as well', async () => {
  expect((await dateIn('en', <Articles kind="blog" />)).text).toBe(DAYS.en);
});
