import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const WCAG_2_2_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const COLOURS = ['color-contrast', 'link-in-text-block'];

/**
 * What keeps somebody out of the page as it stands, in both themes; the structure is the same in both, so the second one
 * is asked about colours alone.
 * @returns a line per rule that is broken: theme, rule, how often, the first place and what is wrong there
 */
export async function findBarriers(page: Page): Promise<string[]> {
  const dark = await examine(page, 'dark', (engine) => engine.withTags(WCAG_2_2_AA));
  return [...dark, ...(await examine(page, 'light', (engine) => engine.withRules(COLOURS)))];
}

type Choice = (engine: AxeBuilder) => AxeBuilder;

async function examine(page: Page, theme: 'dark' | 'light', choose: Choice): Promise<string[]> {
  await page.evaluate((name) => Object.assign(document.documentElement.dataset, { theme: name }), theme);
  const engine = choose(new AxeBuilder({ page }));
  // A game in a frame is a page with landmarks of its own.
  if (page.frames().length > 1) engine.disableRules(['landmark-unique', 'landmark-no-duplicate-banner']);
  const { violations } = await engine.analyze();
  return violations.map(({ id, nodes }) => {
    const [first] = nodes;
    return `${theme}: ${id}, ${nodes.length} x, at ${first?.target.join(' ')}: ${first?.failureSummary?.replaceAll(/\s+/g, ' ')}`;
  });
}
