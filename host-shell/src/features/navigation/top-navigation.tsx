import { useMessages } from '@marquee/kit';
import { NavigationItem } from './navigation-item';
import styles from './top-navigation.module.css';
import type { SiteMenu } from './use-menu';
import { useFlyOut } from './use-fly-out';

/** The categories along the top of every page, each with its vendors in a fly-out. */
export function TopNavigation({ menu }: { readonly menu: SiteMenu }) {
  const t = useMessages('shell');
  const flyOut = useFlyOut();
  return (
    <nav className={styles.nav} aria-label={t('navigation.top')}>
      <ul className={styles.list}>
        {menu.map((entry) => (
          <NavigationItem key={entry.key} entry={entry} flyOut={flyOut} />
        ))}
      </ul>
    </nav>
  );
}
