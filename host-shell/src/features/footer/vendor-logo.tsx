import type { Vendor } from '@marquee/contract/entities/game';
import styles from './site-footer.module.css';

export function VendorLogo({ vendor }: { readonly vendor: Vendor }) {
  return (
    <img
      className={styles.vendorLogo}
      src={vendor.icon}
      alt={vendor.displayName}
      width={96}
      height={40}
      loading="lazy"
    />
  );
}
