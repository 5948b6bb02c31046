import type { ArticleKind } from '@marquee/contract/entities/content';

/** The content of an address. */
export type ContentView =
  | { readonly view: 'page'; readonly slug: StandingPage }
  | { readonly view: 'articles' | 'article'; readonly kind: ArticleKind };

/** Pages that every brand has, by the slug of their text. */
export const STANDING_PAGES = ['beginner', 'about', 'licences', 'responsible', 'terms'] as const;
export type StandingPage = (typeof STANDING_PAGES)[number];

/** The addresses of the content pages. */
export const CONTENT_ROUTES: readonly { readonly path: string; readonly content: ContentView }[] = [
  ...STANDING_PAGES.map((slug) => ({ path: `/${slug}`, content: { view: 'page', slug } as const })),
  ...(['blog', 'news'] as const).flatMap((kind) => [
    { path: `/${kind}`, content: { view: 'articles', kind } as const },
    { path: `/${kind}/:slug`, content: { view: 'article', kind } as const },
  ]),
];
