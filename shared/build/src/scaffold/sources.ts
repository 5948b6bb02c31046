import { LANGUAGES } from '@marquee/contract/languages';
import type { NewRemote } from './new-remote';

/** A key of an object literal, with quotes where it needs them. */
const keyOf = (name: string): string => (name.includes('-') ? `'${name}'` : name);

export const remoteModule = ({ namespace, card }: NewRemote): string => `import { defineRemote } from '@marquee/kit';

/** A chunk for each contribution, under its id: the edge preloads by these names. */
export default defineRemote({
  namespace: '${namespace}',
  messages: {
${LANGUAGES.map((language) => `    ${language}: () => import(/* webpackChunkName: "messages-${language}" */ './messages/${language}.json'),`).join('\n')}
  },
  routes: {
    welcome: () => import(/* webpackChunkName: "welcome" */ './features/welcome/welcome.page'),
  },
  slots: {
    '${card}': () => import(/* webpackChunkName: "${card}" */ './features/home-card/home-card.slot'),
  },
});
`;

export const page = ({
  namespace,
  title,
  flag,
}: NewRemote): string => `import { useFlag, useMessages, usePageTitle } from '@marquee/kit';
import { Panel } from '@marquee/ui';
import { PageHeader } from '@marquee/ui/page';
import styles from './welcome.module.css';

/** \`/${namespace}\`: the first page of ${title}. The brand's setting \`${flag}\` shows the note. */
export default function WelcomePage() {
  const t = useMessages('${namespace}');
  usePageTitle(t('title'));
  const hasNote = useFlag('${flag}');
  return (
    <section>
      <PageHeader title={t('title')} description={t('description')} />
      {hasNote && (
        <Panel tone="accent">
          <p className={styles.note}>{t('note')}</p>
        </Panel>
      )}
    </section>
  );
}
`;

export const pageStyles = `@layer remote {
  .note {
    max-inline-size: 60ch;
    margin: 0;
  }
}
`;

export const pageTest = ({
  namespace,
  title,
  flag,
}: NewRemote): string => `import { mockBoot, mockShell, screen } from '@marquee/testing/mock-shell';
import { expect, it } from 'vitest';
import messages from '../../messages/en.json';
import WelcomePage from './welcome.page';

async function open(flags: Record<string, boolean>) {
  const { brand } = mockBoot();
  const shell = await mockShell({
    boot: { brand: { ...brand, flags } },
    messages: { ${keyOf(namespace)}: messages },
  });
  shell.render(<WelcomePage />);
}

it('shows its title in the language of the page', async () => {
  await open({});
  expect(screen.getByRole('heading', { name: '${title}' })).toBeTruthy();
  expect(screen.queryByText(messages.note)).toBeNull();
});

it('shows the note on a brand whose setting asks for it', async () => {
  await open({ ${flag}: true });
  expect(screen.getByText(messages.note)).toBeTruthy();
});
`;

export const leaksTest = `import { contributionIds, contributionLeaks } from '@marquee/testing/contribution-leaks';
import { expect, it } from 'vitest';
import manifest from '../remote.json';
import remote from './remote';

/** The page lives on when a part of it goes: listeners, timers, observers and elements that stay slow it down, or act on. */
it.each(contributionIds(manifest))('%s leaves nothing behind after 20 visits', async (id) => {
  expect(await contributionLeaks(remote, manifest, id)).toEqual([]);
});
`;

export const homeCard = ({ namespace, title }: NewRemote): string => `import { useMessages } from '@marquee/kit';
import { buttonClass, Panel } from '@marquee/ui';
import { Link } from 'react-router-dom';

/** Slot \`home.game-rows\`: the way from the home page to ${title}. */
export default function HomeCardSlot() {
  const t = useMessages('${namespace}');
  return (
    <Panel
      title={t('title')}
      description={t('description')}
      actions={
        <Link to="/${namespace}" className={buttonClass()}>
          {t('open')}
        </Link>
      }
    />
  );
}
`;

export const homeCardTest = ({
  namespace,
}: NewRemote): string => `import { mockShell, screen, userEvent } from '@marquee/testing/mock-shell';
import { expect, it } from 'vitest';
import messages from '../../messages/en.json';
import HomeCardSlot from './home-card.slot';

it('leads to the page', async () => {
  const shell = await mockShell({ messages: { ${keyOf(namespace)}: messages } });
  shell.render(<HomeCardSlot />);
  await userEvent.click(screen.getByRole('link', { name: messages.open }));
  expect(shell.address()).toBe('/${namespace}');
});
`;
