import { LANGUAGES, type Language } from '@marquee/contract/languages';
import { CONTRACT_VERSION } from '@marquee/contract/remote-manifest';

export interface NewRemote {
  /** `mf-` and the name: used for folder, release and container. */
  readonly name: string;
  /** Message namespace and path of its first page: the name without `mf-`. */
  readonly namespace: string;
  /** Display name in its title and menu entry. */
  readonly title: string;
}

/** Every file of a remote that builds, tests and shows a page, by its path in the remote's folder. */
export function remoteFiles(remote: NewRemote): Record<string, string> {
  return {
    'README.md': readme(remote),
    'package.json': json(packageManifest(remote)),
    'tsconfig.json': json({ extends: '../shared/build/tsconfig.base.json', include: ['src', '../shared/build/types'] }),
    'remote.json': json(manifest(remote)),
    'src/remote.ts': remoteModule(remote),
    ...Object.fromEntries(LANGUAGES.map((language) => [`src/messages/${language}.json`, messages(remote, language)])),
    'src/features/welcome/welcome.page.tsx': page(remote),
    'src/features/welcome/welcome.page.test.tsx': pageTest(remote),
  };
}

/** The first paragraph of a new remote's README, after its title. */
const STANDS: Readonly<Record<Language, string>> = {
  en: 'stands.',
  bn: 'প্রস্তুত।',
  vi: 'đã sẵn sàng.',
  zh: '已就绪。',
  th: 'พร้อมแล้ว',
  hi: 'तैयार है।',
  ar: 'جاهز.',
};

const messages = ({ title }: NewRemote, language: Language): string =>
  json({ title, welcome: `${title} ${STANDS[language]}` });

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

function packageManifest({ name }: NewRemote) {
  const workspace = ['contract', 'kit', 'ui'].map((own) => [`@marquee/${own}`, 'workspace:*'] as const);
  const catalogued = ['@tanstack/react-query', 'i18next', 'react', 'react-dom', 'react-i18next', 'react-router-dom'];
  const development = ['@types/node', '@types/react', '@types/react-dom', 'typescript', 'vitest'];
  return {
    name: `@marquee/${name}`,
    version: '0.1.0',
    private: true,
    type: 'module',
    exports: {},
    dependencies: Object.fromEntries([...workspace, ...catalogued.map((library) => [library, 'catalog:'] as const)]),
    devDependencies: {
      '@marquee/build': 'workspace:*',
      '@marquee/testing': 'workspace:*',
      ...Object.fromEntries(development.map((library) => [library, 'catalog:'])),
    },
  };
}

function manifest({ name, namespace, title }: NewRemote) {
  return {
    $schema: '../shared/contract/remote.schema.json',
    id: name,
    version: '0.1.0',
    contract: `^${CONTRACT_VERSION}`,
    namespace,
    languages: LANGUAGES,
    routes: [{ id: 'welcome', pattern: `/${namespace}`, frame: 'page', titleKey: 'title' }],
    menu: [{ id: namespace, place: 'side', labelKey: 'title', icon: 'Sparkles', to: `/${namespace}`, order: 900 }],
    labels: Object.fromEntries(LANGUAGES.map((language) => [language, { title }])),
  };
}

const remoteModule = ({ namespace }: NewRemote): string => `import { defineRemote } from '@marquee/kit';

/** A chunk for each contribution, under its id: the edge preloads by these names. */
export default defineRemote({
  namespace: '${namespace}',
  messages: {
${LANGUAGES.map((language) => `    ${language}: () => import(/* webpackChunkName: "messages-${language}" */ './messages/${language}.json'),`).join('\n')}
  },
  routes: {
    welcome: () => import(/* webpackChunkName: "welcome" */ './features/welcome/welcome.page'),
  },
});
`;

const page = ({ namespace, title }: NewRemote): string => `import { useMessages, usePageTitle } from '@marquee/kit';

/** The first page of ${title}. */
export default function WelcomePage() {
  const t = useMessages('${namespace}');
  usePageTitle(t('title'));
  return (
    <section>
      <h1>{t('title')}</h1>
      <p>{t('welcome')}</p>
    </section>
  );
}
`;

const pageTest = ({
  namespace,
  title,
}: NewRemote): string => `import { mockShell, screen } from '@marquee/testing/mock-shell';
import { expect, it } from 'vitest';
import messages from '../../messages/en.json';
import WelcomePage from './welcome.page';

it('greets in the page\\'s language', async () => {
  const shell = await mockShell({ messages: { ${namespace.includes('-') ? `'${namespace}'` : namespace}: messages } });
  shell.render(<WelcomePage />);
  expect(screen.getByRole('heading', { name: '${title}' })).toBeTruthy();
});
`;

const readme = ({ name, namespace, title }: NewRemote): string => `# ${name}

${title}: what lives here is its page at \`/${namespace}\`, declared in \`remote.json\` and exposed by \`src/remote.ts\`.

- Features lie in \`src/features/<feature>\`, texts in \`src/messages/<language>.json\`, tests beside the source.
- It may import \`@marquee/contract\`, \`@marquee/kit\` and \`@marquee/ui\`; never the shell, never another remote.
- \`pnpm dev ${name}\` runs it inside the product, \`pnpm release ${name} --version 0.1.0\` publishes it.
`;
