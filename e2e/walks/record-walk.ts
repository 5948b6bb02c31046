import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright';
import { logPage } from './page-log';
import { textsIn } from './texts';
import { nameOf, type Step, type Walk } from './walk';

export interface WalkRecord {
  readonly walk: string;
  readonly steps: number;
  /** Errors of the pages, and the step that could not be taken. */
  readonly problems: readonly string[];
}

const heightFor = (width: number): number => (width < 600 ? 844 : 900);

/**
 * Takes the steps as one person would in one browser, with a picture after each.
 * @param folder gets a folder of the walk with its pictures
 */
export async function recordWalk(
  browser: Browser,
  walk: Walk,
  steps: readonly Step[],
  { port, folder }: { readonly port: number; readonly folder: string },
): Promise<WalkRecord> {
  const host = walk.role === 'operator' ? 'console' : walk.brand;
  const site = (at: string) => `http://${host}.localhost:${port}${at}`;
  const pictures = path.join(folder, nameOf(walk));
  mkdirSync(pictures, { recursive: true });
  const viewport = { width: walk.width, height: heightFor(walk.width) };
  const context = await browser.newContext({ viewport, hasTouch: walk.width < 600, reducedMotion: 'reduce' });
  await context.addCookies([{ name: 'mq_lang', value: walk.language, url: site('/') }]);
  await context.addInitScript((language) => {
    sessionStorage.setItem('mq.popups-shown', 'anonymous user');
    localStorage.setItem('console.language', language);
  }, walk.language);
  const page = await context.newPage();
  const { problems } = logPage(page);
  const failures: string[] = [];
  for (const [index, step] of steps.entries()) {
    try {
      await step.act({ ...walk, page, site, text: textsIn(walk.language) });
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
    } catch (error) {
      failures.push(`step "${step.name}" at ${page.url()}: ${String(error).split('\n')[0]}`);
    }
    const file = `${String(index + 1).padStart(2, '0')}-${step.name.replaceAll(' ', '-')}.png`;
    await page.screenshot({ path: path.join(pictures, file) });
  }
  await context.close();
  return { walk: nameOf(walk), steps: steps.length, problems: [...failures, ...problems] };
}
