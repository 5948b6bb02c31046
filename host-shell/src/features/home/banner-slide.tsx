import type { BootBanner } from '@marquee/contract/boot';
import { buttonClass, cx } from '@marquee/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './home.module.css';

interface BannerSlideProps {
  readonly banner: BootBanner;
  /** Seen first: its picture is the page's largest element. */
  readonly isFirst: boolean;
}

/** A banner's picture with its words over it. The whole banner leads to where its button does. */
export function BannerSlide({ banner, isFirst }: BannerSlideProps) {
  const { url, alt, title, text, action } = banner;
  const picture = (
    <img
      className={cx(styles.picture, title !== '' && styles.ground)}
      src={url}
      alt={title === '' ? alt : ''}
      width={1200}
      height={400}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      decoding={isFirst ? 'sync' : 'async'}
    />
  );
  if (title === '')
    return (
      <BannerTarget banner={banner} className={styles.frame}>
        {picture}
      </BannerTarget>
    );
  return (
    <div className={styles.frame}>
      {picture}
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        {text !== '' && <p className={styles.text}>{text}</p>}
        {action !== '' && (
          <BannerTarget banner={banner} className={cx(buttonClass({ variant: 'accent' }), styles.action)}>
            {action}
          </BannerTarget>
        )}
      </div>
    </div>
  );
}

interface BannerTargetProps {
  readonly banner: BootBanner;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** A banner leads somewhere only when its link type is set (specification, section 6). */
function BannerTarget({ banner: { linkage, linkageType, title }, className, children }: BannerTargetProps) {
  if (!linkage || !linkageType) return title === '' ? <div className={className}>{children}</div> : null;
  if (linkageType === 'external') {
    return (
      <a className={className} href={linkage} target="_blank" rel="noopener noreferrer">
        {children}
      </a>
    );
  }
  return (
    <Link
      className={className}
      to={linkageType === 'game' ? `/seamless?nodeId=${encodeURIComponent(linkage)}` : linkage}
    >
      {children}
    </Link>
  );
}
