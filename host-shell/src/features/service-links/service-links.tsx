import type { CustomerServiceLink } from '@marquee/contract/boot';
import { buttonClass } from '@marquee/ui';
import { ServiceIcon } from './service-icon';
import styles from './service-links.module.css';

/** The ways to reach customer service, as a row of links to other sites. */
export function ServiceLinks({ links }: { readonly links: readonly CustomerServiceLink[] }) {
  if (links.length === 0) return null;
  return (
    <ul className={styles.links}>
      {links.map(({ csType, title, path }) => (
        <li key={path}>
          <a className={buttonClass()} href={path} target="_blank" rel="noopener noreferrer">
            <ServiceIcon type={csType} />
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}
