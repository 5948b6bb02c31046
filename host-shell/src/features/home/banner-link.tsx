import type { BootBanner } from '@marquee/contract/boot';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './home.module.css';

interface BannerLinkProps {
  readonly banner: BootBanner;
  readonly children: ReactNode;
}

/** A banner leads somewhere only when its link type is set (specification, section 6). */
export function BannerLink({ banner: { linkage, linkageType }, children }: BannerLinkProps) {
  if (!linkage || !linkageType) return <div className={styles.frame}>{children}</div>;
  if (linkageType === 'external') {
    return (
      <a className={styles.frame} href={linkage} target="_blank" rel="noopener noreferrer">
        {children}
      </a>
    );
  }
  return (
    <Link
      className={styles.frame}
      to={linkageType === 'game' ? `/seamless?nodeId=${encodeURIComponent(linkage)}` : linkage}
    >
      {children}
    </Link>
  );
}
