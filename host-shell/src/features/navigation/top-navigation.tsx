import { useMessages } from '@marquee/kit';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { NavigationItem } from './navigation-item';
import styles from './top-navigation.module.css';
import type { SiteMenu } from './use-menu';
import { useFlyOut } from './use-fly-out';

/** The categories along the top of every page, each with its vendors in a fly-out. */
export function TopNavigation({ menu }: { readonly menu: SiteMenu }) {
  const t = useMessages('shell');
  const flyOut = useFlyOut();
  const list = useRef<HTMLUListElement>(null);
  const { pathname } = useLocation();
  // Where the line is wider than the screen it scrolls, and begins at the entry of the page.
  useEffect(() => {
    const entry = list.current?.querySelector('[aria-current="page"]');
    if (!entry || !list.current) return;
    // Not `scrollIntoView`, behind which Tab would go on from the entry.
    const [own, line] = [entry.getBoundingClientRect(), list.current.getBoundingClientRect()];
    list.current.scrollLeft += (own.left + own.right - line.left - line.right) / 2;
  }, [pathname]);
  return (
    <nav className={styles.nav} aria-label={t('navigation.top')}>
      <ul ref={list} className={styles.list}>
        {menu.map((entry) => (
          <NavigationItem key={entry.key} entry={entry} flyOut={flyOut} />
        ))}
      </ul>
    </nav>
  );
}
