import { ChevronRight } from '@marquee/ui/icons';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { SitePage } from './site-pages';
import styles from './game-search.module.css';

interface FoundPlacesProps<Item extends SitePage> {
  readonly title: string;
  readonly items: readonly Item[];
  readonly pictureOf?: (item: Item) => ReactNode;
  readonly onLeave: () => void;
}

/** Found pages of one kind; nothing without any. */
export function FoundPlaces<Item extends SitePage>({ title, items, pictureOf, onLeave }: FoundPlacesProps<Item>) {
  if (items.length === 0) return null;
  return (
    <section className={styles.kind} aria-label={title}>
      <h3>{title}</h3>
      <ul className={styles.games}>
        {items.map((item) => (
          <li key={item.to}>
            <Link className={styles.game} to={item.to} onClick={onLeave}>
              {pictureOf?.(item)}
              <b>{item.title}</b>
              <ChevronRight className={styles.arrow} aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
