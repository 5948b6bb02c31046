import { useMessages } from '@marquee/kit';
import { Drawer } from '@marquee/ui/drawer';
import type { SiteMenu } from '../navigation/use-menu';
import { ThemeToggle } from '../preferences/theme-toggle';
import type { PageRoute } from '../routing/page-route';
import styles from './menu-drawer.module.css';
import { SideMenuContent } from './side-menu-content';

interface MenuDrawerProps {
  readonly menu: SiteMenu;
  readonly routes: readonly PageRoute[];
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** The side menu on a small screen. */
export function MenuDrawer({ menu, routes, open, onOpenChange }: MenuDrawerProps) {
  const t = useMessages('shell');
  return (
    <Drawer open={open} onOpenChange={onOpenChange} title={t('sideMenu.title')} closeLabel={t('close')} side="start">
      <div className={styles.content}>
        <SideMenuContent menu={menu} routes={routes} expanded onLeave={() => onOpenChange(false)} />
      </div>
      <ThemeToggle />
    </Drawer>
  );
}
