import type { Localised } from '../../platform/localised';
import type { ContentKind } from '../../modules/site/content/tables';
import meridian from './pages/meridian.json' with { type: 'json' };
import shared from './pages/shared.json' with { type: 'json' };
import sundarban from './pages/sundarban.json' with { type: 'json' };

export interface PageSeed {
  readonly kind: ContentKind;
  readonly slug: string;
  /** Scene of the brand's banner that illustrates an article. */
  readonly scene?: string;
  /** How long ago an article appeared. */
  readonly daysAgo?: number;
  readonly title: Localised;
  readonly summary: Localised;
  readonly content: Localised;
}

const OWN: Readonly<Record<string, unknown>> = { sundarban, meridian };

/** Pages, articles and app guides of a brand: its own, and shared ones with its name (`{brand}`). */
export function pagesOf({ code, name }: { readonly code: string; readonly name: string }): PageSeed[] {
  const withBrandName = (text: Localised): Localised =>
    Object.fromEntries(Object.entries(text).map(([language, words]) => [language, words.replaceAll('{brand}', name)]));
  return [...(shared as PageSeed[]), ...((OWN[code] ?? []) as PageSeed[])].map((page) => ({
    ...page,
    title: withBrandName(page.title),
    summary: withBrandName(page.summary),
    content: withBrandName(page.content),
  }));
}
