import type { Banner } from '@marquee/contract/entities/content';
import { Link } from 'react-router-dom';
import { BannerFilm } from './banner-film';
import { bannerTarget } from './banner-target';
import styles from './promotion-banner.module.css';

interface PromotionBannerProps {
  readonly banner: Banner;
  readonly playing: boolean;
}

/** One banner, its title over the picture; it leads somewhere only when its link type is set. */
export function PromotionBanner({ banner, playing }: PromotionBannerProps) {
  const { url, videoUrl, title } = banner;
  // The title names the banner where it has one.
  const alt = title === '' ? banner.alt : '';
  const target = bannerTarget(banner);
  const content = (
    <>
      {videoUrl ? (
        <BannerFilm className={styles.picture} src={videoUrl} poster={url} alt={alt} playing={playing} />
      ) : (
        <img className={styles.picture} src={url} alt={alt} width={1200} height={400} loading="lazy" decoding="async" />
      )}
      {title !== '' && <span className={styles.title}>{title}</span>}
    </>
  );
  if (!target) return <div className={styles.banner}>{content}</div>;
  if (target.kind === 'external') {
    return (
      <a className={styles.banner} href={target.href} target="_blank" rel="noopener noreferrer">
        {content}
      </a>
    );
  }
  return (
    <Link className={styles.banner} to={target.to}>
      {content}
    </Link>
  );
}
