import type { BannerGroup } from '@marquee/contract/constants';
import { useBrand, useCall, useLanguage, useMessages } from '@marquee/kit';
import { Logo } from '@marquee/ui';
import { brandMessage } from './brand-message';
import { BrandHorizon } from './brand-horizon';
import styles from './banner-aside.module.css';

/** The side of a popup: the first banner of its group, on the brand's own ground while there is none. */
export function BannerAside({ group }: { readonly group: BannerGroup }) {
  const t = useMessages('shell');
  const language = useLanguage();
  const brand = useBrand();
  const { data } = useCall('content.banners', { groupName: group, language });
  const banner = data?.[0];
  return (
    <div className={styles.aside}>
      <div className={styles.own}>
        <Logo name={brand.name} size="lg" />
        <p className={styles.claim}>{brandMessage(t, brand, 'claim')}</p>
      </div>
      <BrandHorizon className={styles.horizon} />
      {banner && <img className={styles.image} src={banner.url} alt={banner.alt} width={960} height={1200} />}
    </div>
  );
}
