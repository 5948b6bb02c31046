import { useMessages } from '@marquee/kit';
import { Skeleton } from '@marquee/ui';
import { NavigationItem } from './navigation-item';
import styles from './top-navigation.module.css';
import type { SiteMenu } from './use-menu';
import { useFlyOut } from './use-fly-out';

const WAITING = ['5rem', '4.5rem', '5.5rem', '4rem', '5rem', '6rem', '4.5rem'];

/** The categories along the top of every page, each with its vendors in a fly-out. */
export function TopNavigation({ menu }: { readonly menu: SiteMenu }) {
  const t = useMessages('shell');
  const flyOut = useFlyOut();
  return (
    <nav className={styles.nav} aria-label={t('navigation.top')}>
      <ul className={styles.list} aria-busy={menu.loading}>
        {menu.entries.map((entry) => (
          <NavigationItem key={entry.key} entry={entry} flyOut={flyOut} />
        ))}
        {menu.loading &&
          WAITING.map((width, index) => (
            <li key={index} className={styles.waiting}>
              <Skeleton width={width} />
            </li>
          ))}
      </ul>
    </nav>
  );
}
