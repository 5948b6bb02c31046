import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright';
import { logPage } from './page-log';
import { textsIn } from './texts';
import { isNarrow, nameOf, type Partner, type Step, type Walk } from './walk';
import { hidePopups } from '../support/hide-popups';

export interface WalkRecord {
  readonly walk: string;
  readonly steps: number;
  /** Errors of the pages, and the step that could not be taken. */
  readonly problems: readonly string[];
}

interface Settings {
  readonly port: number;
  /** Gets a folder of the walk with its pictures. */
  readonly folder: string;
}

/** Takes the steps, each person in one browser, with a picture after each. */
export async function recordWalk(
  browser: Browser,
  walk: Walk,
  steps: readonly Step[],
  { port, folder }: Settings,
): Promise<WalkRecord> {
  const hostOf = (by?: Partner): string => (by || walk.role === 'operator' ? 'console' : walk.brand);
  const siteOf = (by?: Partner) => (at: string) => `http://${hostOf(by)}.localhost:${port}${at}`;
  const logs: (readonly string[])[] = [];
  const open = async (by?: Partner): Promise<Page> => {
    const page = await openPage(browser, walk, siteOf(by)('/'));
    logs.push(logPage(page).problems);
    return page;
  };
  const visitor = await open();
  const partners = new Map<Partner, Page>();
  const pageOf = async (by: Partner): Promise<Page> => {
    const page = partners.get(by) ?? (await open(by));
    partners.set(by, page);
    return page;
  };
  const pictures = path.join(folder, nameOf(walk));
  mkdirSync(pictures, { recursive: true });
  const failures: string[] = [];
  for (const [index, step] of steps.entries()) {
    const page = step.by ? await pageOf(step.by) : visitor;
    try {
      await step.act({ ...walk, page, visitor, site: siteOf(step.by), text: textsIn(walk.language) });
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
    } catch (error) {
      failures.push(`step "${step.name}" at ${page.url()}: ${String(error).split('\n')[0]}`);
    }
    const file = `${String(index + 1).padStart(2, '0')}-${step.name.replaceAll(' ', '-')}.png`;
    await page.screenshot({ path: path.join(pictures, file) });
  }
  for (const page of [visitor, ...partners.values()]) await page.context().close();
  return { walk: nameOf(walk), steps: steps.length, problems: [...failures, ...logs.flat()] };
}

/** A page of somebody with a browser of their own, who reads the language of the walk. */
async function openPage(browser: Browser, walk: Walk, url: string): Promise<Page> {
  const viewport = { width: walk.width, height: isNarrow(walk) ? 844 : 900 };
  const context = await browser.newContext({ viewport, hasTouch: isNarrow(walk), reducedMotion: 'reduce' });
  await context.addCookies([{ name: 'mq_lang', value: walk.language, url }]);
  await hidePopups(context);
  await context.addInitScript((language) => {
    localStorage.setItem('console.language', language);
  }, walk.language);
  return context.newPage();
}
