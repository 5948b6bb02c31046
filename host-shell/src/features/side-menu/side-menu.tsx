import { useMessages } from '@marquee/kit';
import { cx } from '@marquee/ui';
import type { SiteMenu } from '../navigation/use-menu';
import type { PageRoute } from '../routing/page-route';
import { SideMenuContent } from './side-menu-content';
import styles from './side-menu.module.css';

interface SideMenuProps {
  readonly menu: SiteMenu;
  readonly routes: readonly PageRoute[];
  readonly expanded: boolean;
  /** Folded by its style where the window is not roomy. */
  readonly isByWidth: boolean;
}

/** The menu along the side of every page but a game's; folded it shows its icons alone. */
export function SideMenu({ menu, routes, expanded, isByWidth }: SideMenuProps) {
  const t = useMessages('shell');
  return (
    <aside className={styles.side} aria-label={t('sideMenu.title')}>
      <div id="side-menu" className={cx(styles.scroll, !expanded && styles.folded, isByWidth && styles.byWidth)}>
        <SideMenuContent menu={menu} routes={routes} expanded={expanded} />
      </div>
    </aside>
  );
}
