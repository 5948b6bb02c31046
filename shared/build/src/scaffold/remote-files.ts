import { LANGUAGES } from '@marquee/contract/languages';
import type { NewRemote } from './new-remote';
import { homeCard, homeCardTest, leaksTest, page, pageStyles, pageTest, remoteModule } from './sources';
import { TEXTS } from './texts';

/** Where a remote lies: in this workspace, or in a repository of its own. */
export interface Surroundings {
  /** Range of a package in package.json. */
  rangeOf(packageName: string): string;
  readonly packageName: string;
  /** Further fields of package.json. */
  readonly packageFields: object;
  /** Packages for its tests, beside those of every remote. */
  readonly developmentPackages: readonly string[];
  readonly tsconfig: object;
  /** Path of the manifest's schema, for the editor. */
  readonly schema: string;
  /** Range of contract versions that it works with. */
  readonly contract: string;
  /** Files that only remotes in these surroundings have. */
  readonly files: Readonly<Record<string, string>>;
}

/** Packages that a new remote imports. */
export const REMOTE_PACKAGES = ['@marquee/kit', '@marquee/ui', 'react', 'react-dom', 'react-router-dom'];

/** Packages that check and test every remote. */
export const REMOTE_TEST_PACKAGES = ['@marquee/testing', '@types/node', '@types/react', '@types/react-dom', 'vitest'];

/** Every file of a remote that builds, tests and shows a page, a card on the home page and a setting, by its path. */
export function remoteFiles(remote: NewRemote, surroundings: Surroundings): Record<string, string> {
  return {
    'package.json': json(packageManifest(surroundings)),
    'tsconfig.json': json(surroundings.tsconfig),
    'remote.json': json(manifest(remote, surroundings)),
    'src/remote.ts': remoteModule(remote),
    ...Object.fromEntries(
      LANGUAGES.map((language) => [
        `src/messages/${language}.json`,
        json({ ...TEXTS[language], title: TEXTS[language].title(remote.title) }),
      ]),
    ),
    'src/features/welcome/welcome.page.tsx': page(remote),
    'src/features/welcome/welcome.module.css': pageStyles,
    'src/features/welcome/welcome.page.test.tsx': pageTest(remote),
    'src/features/home-card/home-card.slot.tsx': homeCard(remote),
    'src/features/home-card/home-card.slot.test.tsx': homeCardTest(remote),
    'src/remote.leaks.test.tsx': leaksTest,
    ...surroundings.files,
  };
}

/** As the formatter writes it: a list of words stays on one line. */
function json(value: unknown): string {
  const text = JSON.stringify(value, null, 2);
  return `${text.replaceAll(/\[\s+((?:"[^"]*",?\s+)+)\]/g, (_list, words: string) => `[${words.trim().replaceAll(/\s+"/g, ' "')}]`)}\n`;
}

function packageManifest({ rangeOf, packageName, packageFields, developmentPackages }: Surroundings) {
  const ranges = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, rangeOf(name)]));
  return {
    name: packageName,
    version: '0.1.0',
    private: true,
    type: 'module',
    ...packageFields,
    dependencies: ranges(REMOTE_PACKAGES),
    devDependencies: ranges([...developmentPackages, ...REMOTE_TEST_PACKAGES].toSorted()),
  };
}

function manifest({ name, namespace, title, card }: NewRemote, { schema, contract }: Surroundings) {
  return {
    $schema: schema,
    id: name,
    version: '0.1.0',
    contract,
    namespace,
    languages: LANGUAGES,
    routes: [{ id: 'welcome', pattern: `/${namespace}`, frame: 'page', titleKey: 'title' }],
    slots: [{ id: card, slot: 'home.game-rows', order: 900, policy: 'none' }],
    menu: [{ id: namespace, place: 'side', labelKey: 'title', icon: 'Sparkles', to: `/${namespace}`, order: 900 }],
    labels: Object.fromEntries(LANGUAGES.map((language) => [language, { title: TEXTS[language].title(title) }])),
  };
}
