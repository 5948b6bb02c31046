import { useMessages } from '@marquee/kit/i18n/use-messages';
import { IconButton } from '@marquee/ui';
import { Drawer } from '@marquee/ui/drawer';
import { Menu } from '@marquee/ui/icons';
import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import styles from './console-layout.module.css';
import { ConsoleNavigation } from './console-navigation';
import { LanguageSelect } from '../../lib/layout/language-select';
import { OperatorMenu } from './operator-menu';
import { ThemeToggle } from '../../lib/layout/theme-toggle';
import { zoneName } from '../../lib/time/zone';
import { Wordmark } from '../../lib/layout/wordmark';

/** The header, the navigation and the page. */
export function ConsoleLayout({ children }: { readonly children: ReactNode }) {
  const t = useMessages('console');
  const { pathname } = useLocation();
  return (
    <div className={styles.console}>
      <title>{t('title')}</title>
      <a href="#main" className={styles.skip}>
        {t('skip')}
      </a>
      <header className={styles.header}>
        <div className={styles.start}>
          <NavigationDrawer key={pathname} />
          <Link to="/remotes" className={styles.home}>
            <Wordmark />
          </Link>
        </div>
        <div className={styles.tools}>
          <span className={styles.zone}>{t('time.shown', { zone: zoneName('device') })}</span>
          <LanguageSelect />
          <ThemeToggle />
          <OperatorMenu />
        </div>
      </header>
      <ConsoleNavigation place="page" />
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}

/** The navigation on a small screen; its key closes it on another page. */
function NavigationDrawer() {
  const t = useMessages('console');
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.menu}>
      <IconButton label={t('nav.label')} icon={<Menu />} aria-expanded={isOpen} onClick={() => setOpen(true)} />
      <Drawer open={isOpen} onOpenChange={setOpen} title={t('nav.label')} closeLabel={t('close')} side="start">
        <ConsoleNavigation place="drawer" />
      </Drawer>
    </div>
  );
}
