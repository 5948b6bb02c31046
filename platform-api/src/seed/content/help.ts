import type { Localised } from '../../platform/localised';
import help from './help.json' with { type: 'json' };

interface HelpSeed {
  readonly section: string;
  readonly sectionTitle: Localised;
  readonly anchor: string;
  readonly title: Localised;
  readonly content: Localised;
}

const SECTIONS: Readonly<Record<string, Localised>> = help.sections;

/** The help centre. It describes the current site and is extended with it. */
export const helpSeeds: readonly HelpSeed[] = help.articles.map((article) => ({
  ...article,
  sectionTitle: SECTIONS[article.section] ?? {},
}));
