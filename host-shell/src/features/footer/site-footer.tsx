import { useBrand, useFormat, useMessages } from '@marquee/kit';
import { Logo } from '@marquee/ui';
import { brandMessage } from '../../lib/brand/brand-message';
import type { SiteMenu } from '../navigation/use-menu';
import { BrandHorizon } from '../../lib/brand/brand-horizon';
import { FooterLinks } from './footer-links';
import { Marks } from './marks';
import { Networks } from './networks';
import styles from './site-footer.module.css';
import { VendorStrip } from './vendor-strip';

interface SiteFooterProps {
  readonly menu: SiteMenu;
}

const thisYear = () => new Date().getFullYear();

/** The end of every page: vendors, help, ways to pay, seals, the brand's terms. */
export function SiteFooter({ menu }: SiteFooterProps) {
  const t = useMessages('shell');
  const brand = useBrand();
  const { number } = useFormat();
  return (
    <footer className={styles.footer}>
      <BrandHorizon />
      <VendorStrip menu={menu} />
      <div className={styles.body}>
        <div className={styles.brand}>
          <Logo name={brand.name} />
          <p className={styles.claim}>{brandMessage(t, brand, 'claim')}</p>
          <Networks />
        </div>
        <FooterLinks menu={menu} />
        <Marks />
      </div>
      <div className={styles.legal}>
        <p>{brandMessage(t, brand, 'terms')}</p>
        <p>{t('footer.copyright', { year: number(thisYear(), { useGrouping: false }), brand: brand.name })}</p>
      </div>
    </footer>
  );
}
