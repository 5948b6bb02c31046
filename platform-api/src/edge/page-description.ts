import type { BootDocument, BootRemote } from '@marquee/contract/boot';
import { FALLBACK_LANGUAGE, isLanguage } from '@marquee/contract/languages';
import { fillText, type PageDescription, readText } from '../messages/texts';
import { matchesPattern } from './match-pattern';

/** Pages with a description of their own, by path. */
const DESCRIPTIONS: Readonly<Record<string, PageDescription>> = {
  '/promotions': 'page.promotions',
  '/pointMall': 'page.pointMall',
  '/agent': 'page.agent',
  '/help': 'page.help',
  '/m/appDownload': 'page.appDownload',
};

/**
 * The search-engine description of a page, in the language of the page. Pages without their own, such as those behind
 * the login, use that of the home page.
 */
export function pageDescription(boot: BootDocument, path: string): string {
  const title = gamesTitle(boot, path);
  const key = title ? 'page.games' : (DESCRIPTIONS[path] ?? 'page.home');
  const language = isLanguage(boot.language) ? boot.language : FALLBACK_LANGUAGE;
  return fillText(readText(language, key) ?? '', { brand: boot.brand.name, title: title ?? '' });
}

/** The title of a public list of games, null for any other path. */
function gamesTitle({ remotes, language }: BootDocument, path: string): string | null {
  const manifest = remotes.find(({ name }) => name === 'mf-games')?.manifest;
  const route = manifest?.routes.find(({ guard, pattern }) => guard === 'none' && matchesPattern(pattern, path));
  return (manifest && route && labelOf(manifest, route.titleKey, language)) ?? null;
}

const labelOf = ({ labels }: BootRemote['manifest'], key: string, language: string): string | undefined =>
  labels[language]?.[key] ?? labels[FALLBACK_LANGUAGE]?.[key];
