import { useBrand, useMessages, useSession } from '@marquee/kit';
import { Logo } from '@marquee/ui';
import { Link } from 'react-router-dom';
import { TopNavigation } from '../navigation/top-navigation';
import type { SiteMenu } from '../navigation/use-menu';
import { LanguageSelect } from '../preferences/language-select';
import { ThemeToggle } from '../preferences/theme-toggle';
import { leadsSomewhere, type PageRoute } from '../routing/page-route';
import { SideMenuToggle } from '../side-menu/side-menu-toggle';
import { GuestActions } from './guest-actions';
import { MemberActions } from './member-actions';
import { SearchButton } from './search-button';
import styles from './site-header.module.css';

interface SiteHeaderProps {
  readonly menu: SiteMenu;
  readonly routes: readonly PageRoute[];
  readonly hasSideMenu: boolean;
}

/** The bar along the top of every page: brand, who is here, preferences, and the navigation. */
export function SiteHeader({ menu, routes, hasSideMenu }: SiteHeaderProps) {
  const t = useMessages('shell');
  const { name } = useBrand();
  const { state } = useSession();
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <SideMenuToggle menu={menu} routes={routes} hasSideMenu={hasSideMenu} />
        <Link to="/" className={styles.home} aria-label={t('header.home', { brand: name })}>
          <Logo name={name} />
        </Link>
        <SearchButton isCompact={!hasSideMenu} />
        <div className={styles.actions}>
          {state === 'guest' ? (
            <GuestActions />
          ) : (
            <MemberActions
              canDeposit={leadsSomewhere(routes, '/member/deposit')}
              canWithdraw={leadsSomewhere(routes, '/member/withdrawal')}
            />
          )}
          <span className={styles.preferences}>
            <LanguageSelect />
            <ThemeToggle />
          </span>
        </div>
      </div>
      <TopNavigation menu={menu} />
    </header>
  );
}
