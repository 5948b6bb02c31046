import { useMessages } from '@marquee/kit';
import { IconButton } from '@marquee/ui';
import { Menu } from '@marquee/ui/icons';
import { useState } from 'react';
import { useLoaded } from '../../lib/use-loaded';
import type { SiteMenu } from '../navigation/use-menu';
import type { PageRoute } from '../routing/page-route';
import styles from './side-menu.module.css';
import { toggleSideMenu, useSideMenu } from './side-menu-state';

interface SideMenuToggleProps {
  readonly menu: SiteMenu;
  readonly routes: readonly PageRoute[];
  readonly hasSideMenu: boolean;
}

const loadDrawer = () => import(/* webpackChunkName: "menu-drawer" */ './menu-drawer');

/** Folds the side menu on wide screens; on small ones opens the same menu as a drawer. */
export function SideMenuToggle({ menu, routes, hasSideMenu }: SideMenuToggleProps) {
  const t = useMessages('shell');
  const { expanded } = useSideMenu();
  const [drawer, setDrawer] = useState<'never' | 'open' | 'closed'>('never');
  const MenuDrawer = useLoaded(loadDrawer, drawer !== 'never')?.MenuDrawer;
  return (
    <>
      {hasSideMenu && (
        <IconButton
          className={styles.fold}
          icon={<Menu />}
          label={expanded ? t('sideMenu.collapse') : t('sideMenu.expand')}
          aria-expanded={expanded}
          aria-controls="side-menu"
          onClick={toggleSideMenu}
        />
      )}
      <IconButton
        className={styles.drawerToggle}
        icon={<Menu />}
        label={t('sideMenu.open')}
        onClick={() => setDrawer('open')}
      />
      {MenuDrawer && (
        <MenuDrawer
          menu={menu}
          routes={routes}
          open={drawer === 'open'}
          onOpenChange={(open) => setDrawer(open ? 'open' : 'closed')}
        />
      )}
    </>
  );
}
