import type { BootDocument } from '@marquee/contract/boot';
import { meetsConditions } from '@marquee/contract/conditions';
import type { SessionState } from '@marquee/contract/session';
import { labelOf } from '@marquee/kit';

/** A page, and what it is called in the page's language. */
export interface SitePage {
  readonly title: string;
  readonly to: string;
}

/** What people look for most, in this order, where the brand has it. */
const SUGGESTED = ['/member/deposit', '/member/withdrawal', '/promotions', '/lottery', '/member/rewards', '/help'];

/** The pages of the remotes that this visitor can open, and those of the shell, each title once. */
export function sitePages(boot: BootDocument, state: SessionState, language: string, own: readonly SitePage[]) {
  const visitor = { brand: boot.brand.code, flags: boot.brand.flags, state };
  const pages = boot.remotes.flatMap(({ name, manifest }) =>
    manifest.routes
      .filter(({ pattern, frame, guard, when }) => {
        const isPage = (frame === 'page' || frame === 'member') && !pattern.includes(':');
        return isPage && (guard !== 'agent' || state === 'agent') && meetsConditions(when, visitor);
      })
      .map(({ pattern, titleKey }): SitePage => ({ title: labelOf(boot, name, titleKey, language), to: pattern })),
  );
  const seen = new Set<string>();
  return [...pages, ...own].filter(({ title }) => !seen.has(title) && seen.add(title));
}

/** What is offered before anything was typed. */
export const suggestedPages = (pages: readonly SitePage[]): readonly SitePage[] =>
  SUGGESTED.flatMap((to) => pages.find((page) => page.to === to) ?? []);

/** The shell's own pages, as it hands them to the popup. */
export const pagesFrom = (value: unknown): readonly SitePage[] => (Array.isArray(value) ? value.filter(isPage) : []);

const isPage = (value: unknown): value is SitePage =>
  typeof value === 'object' &&
  value !== null &&
  'title' in value &&
  typeof value.title === 'string' &&
  'to' in value &&
  typeof value.to === 'string';
