import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const WCAG_2_2_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** Selectors. */
export interface PageParts {
  readonly only?: string;
  readonly without?: readonly string[];
}

/** The rule sets: all rules, or colour contrast only. */
export type RuleSet = 'everything' | 'colours';

/**
 * What keeps somebody out of the page as it stands, in both themes; the structure is the same in both, so the second one
 * is asked about colours alone.
 * @param parts which of the page are examined; all of it when left out
 * @param ruleSet what the first theme is asked
 * @returns a line per rule that is broken: theme, rule, how often, the first place and what is wrong there
 */
export async function findViolations(page: Page, parts: PageParts, ruleSet: RuleSet): Promise<string[]> {
  const dark = await examine(page, 'dark', parts, RULE_SETS[ruleSet]);
  return [...dark, ...(await examine(page, 'light', parts, RULE_SETS.colours))];
}

type ConfigureEngine = (engine: AxeBuilder) => AxeBuilder;
const RULE_SETS: Readonly<Record<RuleSet, ConfigureEngine>> = {
  everything: (engine) => engine.withTags(WCAG_2_2_AA),
  colours: (engine) => engine.withRules(COLOURS),
};

async function examine(
  page: Page,
  theme: 'dark' | 'light',
  { only, without = [] }: PageParts,
  configure: ConfigureEngine,
): Promise<string[]> {
  await page.evaluate((name) => Object.assign(document.documentElement.dataset, { theme: name }), theme);
  const engine = configure((await builderFor(page)).options({ resultTypes: ['violations'] }));
  if (only !== undefined) engine.include(only);
  for (const part of without) engine.exclude(part);
  // A game in a frame is a page with landmarks of its own. Without one, the engine needs no second page to gather its findings.
  if (page.frames().length > 1) engine.disableRules(['landmark-unique', 'landmark-no-duplicate-banner']);
  else engine.setLegacyMode();
  const { violations } = await engine.analyze();
  return violations.map(({ id, nodes }) => {
    const [first] = nodes;
    return `${theme}: ${id}, ${nodes.length} x, at ${first?.target.join(' ')}: ${first?.failureSummary?.replaceAll(/\s+/g, ' ')}`;
  });
}

/** The engine's source is half a megabyte, and loaded once into a page without frames. */
async function builderFor(page: Page): Promise<AxeBuilder> {
  const isLoaded = page.frames().length === 1 && (await page.evaluate(() => 'axe' in window));
  return new AxeBuilder(isLoaded ? { page, axeSource: 'void 0' } : { page });
}
