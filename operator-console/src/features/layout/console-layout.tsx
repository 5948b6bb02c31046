import { useMessages } from '@marquee/kit/i18n/use-messages';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './console-layout.module.css';
import { ConsoleNavigation } from './console-navigation';
import { LanguageSelect } from './language-select';
import { OperatorMenu } from './operator-menu';
import { ThemeToggle } from './theme-toggle';
import { Wordmark } from './wordmark';

/** The header, the navigation and the page. */
export function ConsoleLayout({ children }: { readonly children: ReactNode }) {
  const t = useMessages('console');
  return (
    <div className={styles.console}>
      <title>{t('title')}</title>
      <a href="#main" className={styles.skip}>
        {t('skip')}
      </a>
      <header className={styles.header}>
        <Link to="/remotes" className={styles.home}>
          <Wordmark />
        </Link>
        <div className={styles.tools}>
          <LanguageSelect />
          <ThemeToggle />
          <OperatorMenu />
        </div>
      </header>
      <ConsoleNavigation />
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
