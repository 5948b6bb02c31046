import { FOOTER_VENDORS } from '@marquee/contract/constants';
import type { Vendor } from '@marquee/contract/entities/game';
import { useMessages } from '@marquee/kit';
import { useMemo, useRef } from 'react';
import { useLoaded } from '../../lib/use-loaded';
import type { SiteMenu } from '../navigation/use-menu';
import styles from './site-footer.module.css';
import { useSeen } from './use-seen';
import { VendorLogo } from './vendor-logo';

const loadSlider = () => import(/* webpackChunkName: "vendor-slider" */ './vendor-slider');

/** The vendors of the footer: a static row that starts to slide once visible. */
export function VendorStrip({ menu }: { readonly menu: SiteMenu }) {
  const t = useMessages('shell');
  const root = useRef<HTMLElement>(null);
  const vendors = useMemo(() => footerVendors(menu), [menu]);
  const seen = useSeen(root);
  const Slider = useLoaded(loadSlider, seen && vendors.length > 1)?.VendorSlider;
  return (
    <section ref={root} className={styles.vendors} aria-label={t('footer.vendors')}>
      {Slider ? (
        <Slider vendors={vendors} />
      ) : (
        <ul className={styles.vendorRow}>
          {vendors.map((vendor) => (
            <li key={vendor.vassalage}>
              <VendorLogo vendor={vendor} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The specification's vendors in its order, as far as the brand has them. */
function footerVendors(menu: SiteMenu): Vendor[] {
  const vendorsByCode = new Map(
    menu.flatMap(({ vendors }) => (vendors ?? []).map((vendor) => [vendor.vassalage, vendor] as const)),
  );
  return FOOTER_VENDORS.codes.flatMap((code) => vendorsByCode.get(code) ?? []);
}
